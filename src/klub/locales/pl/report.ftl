report-help = Wpisz zdanie tak, jak je widzisz na stronie. Strona ustali, które to, i przygotuje tekst do skopiowania i wysłania.
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
