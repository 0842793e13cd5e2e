## Słowa na wszystkich stronach

page-home = Klub, strona główna
page-back = Wstecz
page-close = Zamknij
page-cancel = Anuluj
page-save = Zapisz
page-retry = Spróbuj ponownie
page-share = Udostępnij
page-copy = Kopiuj
page-copied = Skopiowano link
page-copy_by_hand = Skopiuj ten link ręcznie:
page-link = Link
page-code = Kod: { $code }
page-qr = Kod QR dla { $link }
page-you = Ty
page-fan_notice = Klub tworzą fani, z własną grafiką. Nie ma on związku z wydawcami gier.
# Miłe imiona dla nowych osób, z przecinkami
page-guest_names = Wydra, Klon, Kos, Koniczyna, Borsuk, Wierzba, Zięba, Paproć, Zając, Leszczyna, Czapla, Oset

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-to_dark = Ciemny motyw
page-to_light = Jasny motyw
page-theme = Motyw
page-theme-system = Zgodnie z urządzeniem
page-theme-light = Jasny
page-theme-dark = Ciemny
page-sound = Dźwięk i wibracje
page-motion = Ruch
    .help = Karty latają, punkty rosną.
page-shortcuts = Skróty klawiszowe
    .help = Gdy są wyłączone, litery i cyfry działają tylko na zaznaczonej planszy.
page-name = Imię
page-color = Kolor
page-paper-blue = Niebieski, fala
page-paper-orange = Pomarańczowy, błyskawica
page-paper-plum = Śliwkowy, księżyc
page-paper-sun = Żółty, gwiazda
page-paper-teal = Morski, kropla
page-paper-red = Czerwony, serce
page-paper-leaf = Zielony, liść
page-paper-rose = Różowy, kwiat

## Formularze

page-fewer = Mniej: { $label }
page-more = Więcej: { $label }
page-no_limit = Bez limitu
page-limit = Limit
page-choose = Wybierz
page-shape-rectangle = Prostokąt
page-shape-round = Okrągły
page-width = Szerokość
page-height = Wysokość
page-diameter = Średnica
page-some = Niektórzy

## Powiadomienia

page-why = Dlaczego?
page-update = Jest nowa wersja Klubu.
    .load = Wczytaj
    .loading = Chwileczkę…
page-failed = Coś poszło nie tak na tej stronie. Przy stole nic nie przepadło.
    .again = Wczytaj ponownie

## Odmowy, o których można powiedzieć od razu; pozostałe są w refusals.ftl

refusal-unknown = To niemożliwe ({ $code }).
refusal-named = To niemożliwe: { $what }.
refusal-page-offline = Nie można połączyć się z serwerem. Sprawdź swoje połączenie.
