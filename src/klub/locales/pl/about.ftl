## O Klubie

about-what = Stół do gier
    .text = Otwórz link, usiądź i graj: z przyjaciółmi, z botami albo w pojedynkę, na telefonach, laptopach i jednym dużym ekranie.
about-fans = Dzieło fanów
    .text = To niezależna wersja z własną grafiką i słowami. Nie jest powiązana z autorami i wydawcami, do których należą gry i ich nazwy, ani przez nich zatwierdzona. Jeśli gra ci się podoba, kup ją: nic nie zastąpi prawdziwych kart na prawdziwym stole.
about-private = Nikt cię nie śledzi
    .text = Bez konta, reklam i śledzenia, nic z innych stron. Ten serwer zna twoje imię, kolor i gry; przeglądarka przechowuje jedno ciasteczko, które mówi, kim jesteś.
about-free = Wolne oprogramowanie
    .text = Klub to wolne oprogramowanie: program, grafika i teksty są na licencji MIT. W kodzie źródłowym są zasady, boty i ta strona; możesz uruchomić własny serwer.
    .licences = Licencje wszystkiego, co zawiera ta strona
about-words = Słowa
    .text = Jakieś zdanie brzmi dziwnie, jest błędne albo niezrozumiałe? Powiedz o tym osobie prowadzącej ten serwer albo twórcom Klubu.
    .report = Zgłoś zdanie
report-help = Wpisz zdanie tak, jak je widzisz na stronie. Strona ustali, o które chodzi, i przygotuje tekst do skopiowania i wysłania.
report-read = Zdanie
report-which = O które chodzi?
report-found =
    { $count ->
        [0] Nie znaleziono takiego zdania; twój tekst wystarczy.
        [one] Znaleziono jedno zdanie.
        [few] Znaleziono { $count } zdania.
       *[other] Znaleziono { $count } zdań.
    }
report-better = Lepsze zdanie, jeśli je znasz
report-text = Tekst do wysłania
report-prepared =
    Klucz: { $sentence }
    Język: { $spoken }
    Wersja: { $version }
    Przeczytane: { $read }
    Lepiej: { $better }
