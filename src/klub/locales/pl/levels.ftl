## Jak silny jest bot: jego nazwa i czego się spodziewać

level-sprout = Żółtodziób
    .about = Zwykle kładzie to, co pasuje. W sam raz na pierwszą grę.
level-casual = Niedzielny gracz
    .about = Wybiera to, co teraz wygląda najlepiej, i nie myśli dalej.
level-club = Klubowicz
    .about = Gra solidnie i niewiele oddaje.
level-expert = Ekspert
    .about = Myśli naprzód i wchodzi ci w drogę.
level-master = Mistrz
    .about = Silniejszego nie ma, ale się nie spieszy.

## Why a bot would make a move, in games whose bots search

reason-search = Z { $playouts } gier rozegranych na próbę około { $share }% skończyło się tak dobrze.
reason-only_move = Nie ma innej możliwości.
