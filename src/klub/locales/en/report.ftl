report-help = Type the sentence as you saw it. The page finds which one it is and writes a text that you can copy and send.
report-read = The sentence
report-which = Which one do you mean?
report-found =
    { $count ->
        [0] No such sentence was found; your text will do.
        [one] One sentence was found.
       *[other] { $count } sentences were found.
    }
report-better = A better wording, if you know one
report-text = Text to send
report-prepared =
    Key: { $sentence }
    Language: { $spoken }
    Version: { $version }
    Read: { $read }
    Better: { $better }
