## Het spel

cluellage-name = Cluellage
    .about = Pak snel plaatjes, laat een geheim woord zien met een collage en raad de woorden van de anderen.
    .tagline = Vijf plaatjes, één geheim woord.
    .minutes = 20 min

## Opties: wat elke doet, haar naam in formulieren en haar waarden in woorden

cluellage-option-locations = Ook plaatsen doen mee met de woorden. Die zijn het moeilijkst; laat ze in je eerste partijen weg.
    .label = Met plaatsen
cluellage-option-categories = Welke woorden er in de stapel zitten: de gewone mix, één categorie of een eigen mix. Personages en abstracte begrippen zijn het makkelijkst.
    .label = Categorieën
    .null = De gewone mix
    .character = Personages
    .location = Plaatsen
    .object = Voorwerpen
    .notion = Abstracte begrippen
cluellage-option-rounds = Hoeveel rondes er worden gespeeld; volgens de spelregels drie.
    .label = Rondes
cluellage-option-claim_timer = Seconden om in elke greep een kaart te pakken; wie te traag is, krijgt de eerste vrije.
    .label = Tijd om te pakken
cluellage-option-collage_timer = Seconden voor de collage; daarna worden de kaarten naast elkaar gelegd.
    .label = Tijd voor de collage
cluellage-option-exhibit_order = In welke volgorde de collages worden getoond na de eerste die af was.
    .label = Volgorde van de expositie
    .seat = Met de klok mee
    .finish = Zoals ze af waren
cluellage-option-live_collages = Iedereen kan de collages zien ontstaan.
    .label = Meekijken bij het maken
cluellage-option-discussion = Wie raadt, mag over een collage praten; de maker zwijgt. Uit: tijdens het raden chat niemand.
    .label = Overleg
cluellage-option-gallery = Solo: de dag van de galerie die je bezoekt, als getal zoals 20260131; iedereen ziet dezelfde.
    .label = Solo: galerie van de dag
cluellage-option-gallery_size = Solo: hoeveel collages er in de galerie hangen.
    .label = Solo: aantal collages
cluellage-option-gallery_timer = Solo: seconden om een collage te raden.
    .label = Solo: tijd om te raden
    .null = Zonder klok

## Punten

cluellage-points =
    { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
    .of = { $player } ({ cluellage-points })

## Wie iets moet doen. $who: you, together (jij en $players) of other; $count is het aantal $players

cluellage-phase-word =
    { $who ->
        [you] Je bekijkt de woorden.
        [together] Je bekijkt de woorden, net als { $players }.
       *[other]
            { $count ->
                [one] { $players } bekijkt de woorden.
               *[other] { $players } bekijken de woorden.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Je bent een kaart aan het pakken.
        [together] Je bent een kaart aan het pakken, net als { $players }.
       *[other]
            { $count ->
                [one] { $players } is een kaart aan het pakken.
               *[other] { $players } zijn een kaart aan het pakken.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Je maakt je collage.
        [together] Je maakt je collage, net als { $players }.
       *[other]
            { $count ->
                [one] { $players } maakt een collage.
               *[other] { $players } maken een collage.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Je raadt nog.
        [together] Je raadt nog, net als { $players }.
       *[other]
            { $count ->
                [one] { $players } raadt nog.
               *[other] { $players } raden nog.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Je bekijkt de punten.
        [together] Je bekijkt de punten, net als { $players }.
       *[other]
            { $count ->
                [one] { $players } bekijkt de punten.
               *[other] { $players } bekijken de punten.
            }
    }
cluellage-phase-over = De partij is afgelopen.

## Wat er gebeurde. $who: you of other; $picture is een plaatje in woorden

# $reshuffled: yes of no
cluellage-event-round_began =
    Ronde { $round } begint.{ $reshuffled ->
        [yes] {" "}De afgelegde plaatjes worden weer meegeschud.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] Je bent klaar.
       *[other] { $player } is klaar.
    }
# $pictures: allemaal in woorden
cluellage-event-flipped = Greep { $wave } van 5: { $pictures }.
# $assigned: yes of no; de laatste kaart van een greep wordt niet gekozen
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Je krijgt de laatste: { $picture }.
               *[no] Je pakt: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } krijgt de laatste: { $picture }.
               *[no] { $player } pakt: { $picture }.
            }
    }
# Als de hoeveelste een collage klaar is
cluellage-ordinal =
    { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[6] zesde
    }
# $late: yes als de klok hem ophing, anders no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Je tijd is om: je kaarten worden naast elkaar gelegd.
               *[no] Je bent als { cluellage-ordinal } klaar.
            }
       *[other]
            { $late ->
                [yes] De tijd is om: de kaarten van { $player } worden naast elkaar gelegd.
               *[no] { $player } is als { cluellage-ordinal } klaar.
            }
    }
# Het attribuut is voor de galerie, waar een bot hem maakte
cluellage-event-shown =
    { $who ->
        [you] Je collage hangt aan de muur. Jij zwijgt.
       *[other] De collage van { $player } hangt aan de muur.
    }
    .gallery = De volgende collage hangt aan de muur.
# $changed: yes of no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Je legt een andere fiche.
               *[no] Je legt een fiche.
            }
       *[other]
            { $changed ->
                [yes] { $player } legt een andere fiche.
               *[no] { $player } legt een fiche.
            }
    }
# $word: het woord; $count: hoeveel het goed hadden; $list: wie. Het attribuut is voor de galerie; $right: yes of no
cluellage-event-revealed =
    Het was { $number }, ‘{ $word }’. { $count ->
        [0] Niemand had het goed.
       *[other] Goed: { $list }.
    }
    .gallery =
        Het was { $number }, ‘{ $word }’. { $right ->
            [yes] Je had het goed.
           *[no] Je had het mis.
        }
# $list: iedereen met de punten van deze ronde
cluellage-event-round_over = Ronde { $round } is afgelopen. { $list }.

## De tafel als tekst en als plaatje

cluellage-round = Ronde { $round } van { $rounds }
    .gallery = Collage { $round } van { $rounds }
cluellage-category-character = Personages
cluellage-category-location = Plaatsen
cluellage-category-object = Voorwerpen
cluellage-category-notion = Abstracte begrippen
cluellage-yours = jouw woord
cluellage-middle = In het midden
cluellage-claimed = Jouw kaarten
cluellage-wall = Aan de muur
cluellage-head-points = punten

## Waarom een bot zo speelt. $tag: wat er op een plaatje te zien is; $word: het woord dat erbij past

cluellage-reason-ready = Er is niets anders te doen.
cluellage-reason-claim_best = Van de vrije kaarten past deze het best bij ‘{ $word }’: { $tag }.
cluellage-reason-claim_least_bad = Geen ervan past goed bij ‘{ $word }’; deze misleidt het minst: { $tag }.
cluellage-reason-collage = Wat het best bij ‘{ $word }’ past, moet opvallen: { $tag }.
cluellage-reason-guess = Dit doet denken aan ‘{ $word }’, vooral hierdoor: { $tag }.
# Een collage, na het onthullen uitgelegd: één regel per kaart
cluellage-link = { $tag } voor ‘{ $word }’

## In de terminal. $choices: wat je kunt typen

cluellage-ask-ready = Druk op Enter om verder te gaan.
cluellage-ask-claim = Welke kaart? ({ $choices })
cluellage-ask-collage = Leg je kaarten: een patroon ({ $choices }) en hun nummers, de belangrijkste eerst
cluellage-ask-guess = Welk woord is het? ({ $choices })
# Wat een bot zou doen. $reason: een van cluellage-reason-…
cluellage-hint-ready = Ga verder. { $reason }
cluellage-hint-claim = Pak deze: { $picture }. { $reason }
cluellage-hint-hang = Leg deze bovenop: { $picture }. { $reason }
cluellage-hint-guess = Raad { $number }. { $reason }

## De pagina. $picture is een plaatje in woorden, $percent hoeveel er van een kaart te zien is

cluellage-page-language = nl
cluellage-page-picture = een plaatje
cluellage-page-percent = { $percent }%
cluellage-page-quoted = ‘{ $word }’
cluellage-page-step-word = De woorden
cluellage-page-step-claim = Pak er een!
cluellage-page-step-collage = Jouw collage
cluellage-page-step-exhibit = De expositie
cluellage-page-advice-word = Bekijk je woord
cluellage-page-advice-claim = Pak een kaart!
cluellage-page-advice-collage = Schik en verzegel
cluellage-page-advice-exhibit = Welk woord is het?
cluellage-page-advice-reveal = Kijk, ga dan verder
cluellage-page-advice-change = Je kunt nog ruilen
cluellage-page-seat-ready = klaar
cluellage-page-seat-looks = kijkt
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
cluellage-page-seat-works = bezig
cluellage-page-seat-done = af
cluellage-page-seat-artist = aan de muur
cluellage-page-seat-thinks = denkt na
cluellage-page-seat-guessed = fiche ligt
cluellage-page-ledge = Wat je kunt doen
cluellage-page-waiting = Wachten op { $players }
cluellage-page-awaited = De anderen wachten op je.
cluellage-page-words = Zes woorden: { $category }
cluellage-page-glosses = Wat betekenen deze woorden?
cluellage-page-screen = Je scherm en je dobbelsteen
cluellage-page-rolled = Je gooide { $number }
cluellage-page-peek = Toon mijn woord
cluellage-page-hide = Verberg mijn woord
cluellage-page-ready = Klaar
cluellage-page-wave = Greep { $wave } van 5
cluellage-page-claim = Pak kaart { $number }: { $picture }
cluellage-page-taken = Al van { $player }: { $picture }
cluellage-page-faster = { $player } was sneller.
cluellage-page-another = Pak een andere!
cluellage-page-too_late = Iemand was sneller
cluellage-page-race = De race
cluellage-page-race-last = de laatste kaart
cluellage-page-race-quickest =
    { $count ->
        [one] { $player } was één keer de snelste.
       *[other] { $player } was { $count } keer de snelste.
    }
cluellage-page-canvas = Je doek
cluellage-page-canvas-keys = Tab kiest een kaart. Pijltjes verschuiven hem, { $left } en { $right } draaien hem, met Shift in kleine stappen. Page Up en Page Down leggen hem hoger of lager op de stapel.
cluellage-page-card = { $picture }; { $percent }% zichtbaar
cluellage-page-turn = Draaien
cluellage-page-tools = De gekozen kaart
cluellage-page-tool-left = Naar links draaien
cluellage-page-tool-right = Naar rechts draaien
cluellage-page-tool-front = Naar voren
cluellage-page-tool-back = Naar achteren
cluellage-page-done = Klaar
cluellage-page-seal = Verzegel
    .text = Een verzegelde collage blijft zoals hij is.
cluellage-page-work_on = Nog niet
cluellage-page-why-hidden = Een kaart is bijna bedekt
    .text = Er is maar { $percent }% van te zien. Laat van elke kaart een kwart vrij.
cluellage-page-yours_hangs = Jouw verzegelde collage
cluellage-page-making = De collages worden gemaakt.
cluellage-page-others = De doeken van de anderen
cluellage-page-by = Collage van { $player }
cluellage-page-by_gallery = Collage van een bot
cluellage-page-which = Welk woord is het?
cluellage-page-guess = Leg fiche
cluellage-page-change = Je kunt ruilen tot de laatste fiche ligt.
cluellage-page-silent = Jouw collage hangt. Geen woord!
cluellage-page-tokens = Fiches
cluellage-page-token-none = { $player }: denkt nog na
cluellage-page-token-laid = { $player }: fiche ligt
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = Alle fiches liggen…
    .alone = En het is…
cluellage-page-it = het juiste woord
cluellage-page-it_was = Het was { $number }, ‘{ $word }’.
cluellage-page-revealed =
    Het was { $number }. { $count ->
        [0] Niemand had het goed.
       *[other] Goed: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Niemand had het goed
        [one] Eén speler had het goed
       *[other] { $count } spelers hadden het goed
    }
cluellage-page-yes = Je had het goed!
cluellage-page-no = Deze keer niet
cluellage-page-why = Waarom deze?
cluellage-page-go_on = Verder
cluellage-page-give_up = Ik geef het op
cluellage-page-own_game = Ons eigen spel, niet uit het spelregelboekje.
cluellage-page-right = Goed: { $points }
cluellage-page-right_of = { $points } van { $count } goed
cluellage-page-album = De expositie
cluellage-page-save = Opslaan als plaatje
cluellage-page-save_one = ‘{ $word }’ opslaan als plaatje
cluellage-page-save_all = Alles opslaan
cluellage-page-share = Delen
cluellage-page-no_picture = Het plaatje kon niet worden gemaakt.
cluellage-page-guessed_by = Geraden door { $players }
    .none = Niemand raadde het
cluellage-page-no_points = Punten krijg je bij de expositie.
cluellage-page-round = Ronde { $round }
cluellage-page-as_maker = eigen collage
cluellage-page-as_guesser = geraden
cluellage-page-together = Totaal
cluellage-daily = De galerie van vandaag

## Waarom een zet is geweigerd

refusal-cluellage-unknown_picture = Er is geen plaatje ‘{ $card }’.
refusal-cluellage-claimed = { $player } was sneller: deze kaart is weg. Pak een andere (regel { $rule }).
refusal-cluellage-one_claim = Je hebt al een kaart uit deze greep; iedereen krijgt er maar één (regel { $rule }).
refusal-cluellage-not_in_middle = Deze kaart ligt niet in het midden (regel { $rule }).
refusal-cluellage-done_is_final = Je collage is klaar, en klaar is klaar (regel { $rule }).
refusal-cluellage-own_collage = Dit is je eigen collage: de anderen raden (regel { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Op dit moment bekijkt iedereen de woorden.
        [claim] Op dit moment worden er kaarten gepakt.
        [collage] Op dit moment worden er collages gemaakt.
        [exhibit] Op dit moment wordt er een collage geraden.
       *[reveal] Op dit moment bekijkt iedereen de punten.
    }
refusal-cluellage-turned_over = Je mag een kaart niet omdraaien (regel { $rule }). Dit staat op de achterkant van de jouwe: { $picture }.
refusal-cluellage-not_yours = Je collage bestaat alleen uit je eigen vijf kaarten (regel { $rule }). Deze hoort daar niet bij: { $picture }.
refusal-cluellage-use_all_five = Je moet alle vijf de kaarten gebruiken, elk één keer; dit zijn er { $count } (regel { $rule }).
refusal-cluellage-off_canvas = Elke kaart moet helemaal op het doek liggen (regel { $rule }). Deze steekt uit: { $picture }.
refusal-cluellage-hidden = Van elke kaart moet een kwart te zien blijven (regel { $rule }). Van deze is dat maar { $percent }%: { $picture }.
refusal-cluellage-no_such_number = Er is geen fiche { $number }; ze gaan van 1 tot en met { $most } (regel { $rule }).
