## About Klub

about-what = A table for games
    .text = Open a link, sit down and play: with friends, with bots or alone, on phones, laptops and one big screen.
about-fans = Made by fans
    .text = This is an independent version with its own art and words. It is neither affiliated with nor endorsed by the authors and publishers, who own the games and their names. If you like a game, buy it: nothing beats real cards on a real table.
about-private = Nobody is watching you
    .text = No account, no adverts, no trackers, nothing from other sites. This server knows your name, your colour and your games; your browser keeps one cookie that says who you are.
about-free = Free software
    .text = Klub is free software: its code, pictures and words are under the MIT licence. The source contains the rules, the bots and this page; you are welcome to run your own server.
    .licences = Licences of everything on this page
about-words = Words
    .text = Is a sentence odd, wrong or hard to understand? Tell whoever runs this server, or the makers of Klub.
    .report = Report a sentence
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
