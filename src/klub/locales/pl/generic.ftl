## Gry bez własnej strony: obraz gry i ruchy jako przyciski.

generic-moves = Twoje ruchy
generic-search = Znajdź ruch
generic-nothing = Żaden ruch nie pasuje do tych słów.
generic-more =
    { $count ->
        [one] … i jeszcze { $count }. Wpisz część nazwy, aby go znaleźć.
        [few] … i jeszcze { $count }. Wpisz część nazwy, aby znaleźć któryś z nich.
        [many] … i jeszcze { $count }. Wpisz część nazwy, aby znaleźć któryś z nich.
       *[other] … i jeszcze { $count }. Wpisz część nazwy, aby znaleźć któryś z nich.
    }
generic-advice = Wybierz ruch
generic-wait = Tu pojawią się twoje ruchy, gdy przyjdzie twoja kolej.
generic-picture = { $game }: stół
generic-hint = { $move }. { $reason }
generic-written-more = Zapisz ruch
generic-written = Ruch w formacie JSON
generic-written-make = Wykonaj ten ruch
generic-written-wrong = To nie jest ruch w formacie JSON.
