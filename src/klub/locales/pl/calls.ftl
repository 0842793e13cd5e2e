## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Twój ruch
    .about = { $game }: teraz twoja kolej.
call-nudge = Czekają na ciebie
    .about = { $game }: pozostali czekają na twój ruch.
call-again = Jeszcze jedna gra?
    .about = Pozostali chętnie zagrają jeszcze raz: { $game }.
