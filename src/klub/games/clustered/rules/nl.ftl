## Lessen: de titel, wat je moet weten, de opdracht, lof, een tweede opdracht, en wat er gezegd wordt als het misging

clustered-lesson-share_two = Twee overeenkomsten
    .text = Een kaart past als die twee kenmerken deelt met de buurkaart: aantal, vorm of vulling. Naast de startkaart past alles.
    .task = Leg een kaart naast de twee vierkanten, niet naast de startkaart.
    .praise = Juist: aantal en vorm zijn gelijk. Alleen de vulling verschilt.
    .again = Naast de startkaart past alles, dat was makkelijk. Probeer het nu alleen naast de twee vierkanten.
clustered-lesson-between_two = Met elke buurkaart
    .text = Een kaart die meerdere andere raakt, moet met elk daarvan twee kenmerken delen.
    .task = Vul de hoek tussen de twee vierkantkaarten. Maar één van je kaarten past daar.
    .praise = Goed gezien: hij past bij allebei.
    .again = Dat mocht, maar de hoek is nog leeg. Welke kaart past bij allebei?
clustered-lesson-ask_why = Vraag waarom
    .text = Je mag alles proberen. Mag iets niet, dan hoor je waarom, en je verliest niets.
    .task = Pak een kaart en raak een plek aan die niet oplicht.
    .then = Daar ligt het dus aan. Leg nu een kaart waar die past.
    .praise = Dat kan altijd: probeer maar, de tafel legt het uit.
clustered-lesson-make_a_row = Maak een lijn
    .text = Drie of meer van je kaarten naast elkaar leveren elk een punt op: in een rij of in een kolom.
    .task = Leg een derde kaart aan je rij van twee.
    .praise = Drie op een rij, drie punten. Elke kaart erbij levert er nog een op.
    .again = Dat mocht, maar je rij heeft nog steeds maar twee kaarten. Leg er een aan het eind.
clustered-lesson-block = Zit een ander dwars
    .text = Je mag ook kaarten naast die van anderen leggen. Hier heeft iemand er vier op een rij en wil een vijfde.
    .task = Leg een kaart aan het open eind van die rij.
    .praise = Geblokkeerd! Die rij groeit niet meer.
    .again = De rij kan nog groeien. Sluit het rechtereind af.
clustered-lesson-make_a_rectangle = Vul een rechthoek
    .text = Je grootste rechthoek levert per kaart een punt op, boven op de lijnen.
    .task = Je hebt 2 × 2. Maak er met twee kaarten 2 × 3 van.
    .then = Nog één kaart en de rechthoek is vol.
    .praise = Zes punten voor de rechthoek, en drie voor elke nieuwe lijn erin.
clustered-lesson-play_a_wild = Jokers
    .text = Het molentje is een joker: die past naast alles. Deze tafel is klein, er is nog maar één plek vrij.
    .task = Leg de joker op de laatste vrije plek.
    .then = Nu past er niets meer. Alleen dan mag je afleggen: kies een kaart en leg die af.
    .praise = Zo eindigt het: zijn alle kaarten gelegd of afgelegd, dan worden de punten geteld.

## De regels: hoofdstukken en delen

clustered-chapter-basics = Zo speel je
clustered-chapter-points = Punten
clustered-chapter-ways = Andere manieren om te spelen

clustered-rules-aim = Waar het om gaat
    .text = Jullie bouwen allemaal op dezelfde tafel. Leg kaarten aan die bij hun buurkaarten passen, zodat je eigen kaarten lijnen en één grote rechthoek vormen. Wie aan het eind de meeste punten heeft, wint.
clustered-rules-cards = De kaarten
    .deck = Je hebt een stapel van 29 kaarten in je eigen kleur. Gewone kaarten verschillen in drie kenmerken:
    .all = Elke combinatie zit één keer in je stapel: dat zijn 27 kaarten. De andere twee zijn jokers.
    .colour = Kleur en hoekteken laten alleen zien van wie de kaart is. Ze bepalen nooit of een kaart past.
clustered-rules-setup = Voor de eerste beurt
    .text = De startkaart ligt midden op tafel en is van niemand. Iedereen schudt de eigen stapel en trekt vijf kaarten.
    .first = De jongste begint, of een willekeurige speler. Daarna gaat de beurt met de klok mee.
clustered-rules-turn = Jouw beurt
    .lay = Leg precies één kaart uit je hand op een vrije plek waar die past.
    .draw = Trek dan een kaart, zodat je er weer vijf hebt. Is je stapel leeg, dan speel je door zonder te trekken.
clustered-rules-touch = Naast een kaart
    .text = Een nieuwe kaart moet een kaart op tafel raken, zijde aan zijde. Een hoek is niet genoeg.
clustered-rules-fit = Twee overeenkomsten
    .rule = De nieuwe kaart en de buurkaart moeten minstens twee van de drie kenmerken delen: aantal, vorm en vulling.
    .each = Raakt de kaart er meerdere, dan geldt dat voor elk daarvan.
clustered-rules-wild = Jokers en de startkaart
    .wild = Een joker past naast elke kaart, en elke kaart past naast een joker. Hij krijgt nooit een aantal, vorm of vulling.
    .start = Voor de startkaart geldt hetzelfde: alles mag ernaast liggen.
    .counts = In lijnen en rechthoeken telt een joker voor zijn eigenaar als elke andere kaart.
clustered-rules-others = Naast kaarten van anderen
    .text = Je mag naast de kaarten van anderen leggen, volgens dezelfde regels: om ze dwars te zitten, of omdat er niets anders past.
clustered-rules-stuck = Als niets past
    .discard = Past geen van je kaarten ergens, dan haal je er een uit het spel, welke je maar wilt. Dat is je beurt; je trekt zoals altijd.
    .must = Zolang een van je kaarten ergens past, moet je er een leggen, ook als dat alleen naast een kaart van een ander kan.
clustered-rules-end = Het einde
    .over = De partij is afgelopen als iedereen alle kaarten heeft gelegd of afgelegd. Wie er geen meer heeft, wordt overgeslagen.
    .winner = Wie de meeste punten heeft, wint. Bij een gelijke stand delen jullie de overwinning.
clustered-rules-lines = Lijnen
    .rule = Drie of meer van je kaarten zonder onderbreking in een rij of kolom vormen een lijn. Die levert per kaart een punt op, één keer en over de hele lengte. Schuin telt niet.
    .cut = Een kaart van een ander, een gat of de startkaart beëindigt een lijn. Wat erachter ligt, telt apart.
clustered-rules-rectangle = De rechthoek
    .rule = Je grootste rechthoek, zonder gat en helemaal van eigen kaarten, levert per kaart een punt op. De kleinste is 2 × 2.
    .one = Maar één rechthoek telt, hoeveel je er ook hebt. De startkaart hoort er nooit bij.
clustered-rules-sum = Het totaal
    .rule = Je punten zijn je grootste rechthoek, al je rijen en al je kolommen. Een kaart kan in alle drie tellen en levert dus hoogstens 3 punten op.
    .note = In de vijfde rij zit een blauwe kaart oranje in de weg: de laatste oranje kaart levert niets op.
clustered-rules-quick = Snel spel
    .start = Iedereen trekt zeven kaarten en legt er voor de eerste beurt in het geheim twee af.
    .turn = Aan het eind van elke beurt trek je twee kaarten en leg je er een af: een kaart naar keuze uit je hand of, als jullie dat zo instellen, een van de twee zojuist getrokken kaarten.
    .few = Zitten er minder dan twee kaarten in je stapel, dan trek je wat er is en leg je alleen af wat boven de vijf komt.
clustered-rules-bonuses = Bonuskaarten
    .first = Bonus voor de eerste: 2 punten voor de eerste lijn van vijf en 2 voor de eerste rechthoek van 2 × 3. Niemand kan ze je nog afnemen.
    .largest = Bonus voor de grootste: aan het eind leveren de langste lijn en de grootste rechthoek op tafel elk 2 punten op. Bij een gelijke stand krijgt niemand die bonus.
clustered-rules-third_wild = Een derde joker
    .text = Je kunt iedereen of alleen sommigen een derde joker geven: een voorsprong voor jonge of nieuwe spelers. Een kaart meer is aan het eind ook een beurt meer.
clustered-rules-bounds = Een tafel met een rand
    .text = Normaal is de tafel eindeloos. Geef je hem een grootte, dan mag er geen kaart voorbij de rand liggen. Op een kleine tafel vindt soms zelfs een joker geen plek.
clustered-rules-two_starts = Met vijf tot acht spelers
    .text = Vanaf vijf spelers liggen er twee startkaarten in één rij, met ruimte voor zes kaarten ertussen. Je mag aan de ene, de andere of allebei bouwen.
clustered-rules-solo = Solo
    .text = Speel volgens dezelfde regels en verbeter je eigen record. Elke combinatie van opties heeft een eigen record.

## Getekende voorbeelden

# Voor schermlezers; $cards: clustered-card, meer met puntkomma’s
clustered-figure = Afbeelding: { $cards }
clustered-figure-number = Aantal: een, twee of drie
clustered-figure-shape = Vorm: cirkel, vierkant of driehoek
clustered-figure-fill = Vulling: open, gearceerd of gevuld
clustered-figure-side = De zijden raken elkaar.
clustered-figure-corner = Alleen de hoeken raken elkaar.
clustered-figure-number_shape = Zelfde aantal, zelfde vorm.
clustered-figure-shape_fill = Zelfde vorm, zelfde vulling.
clustered-figure-number_fill = Zelfde aantal, zelfde vulling. Kleur doet er niet toe.
clustered-figure-only_fill = Alleen de vulling is gelijk.
clustered-figure-both = Met beide buurkaarten deelt hij twee kenmerken.
clustered-figure-one = Hij past bij de kaart erboven, maar niet bij die links.
clustered-figure-wild = De joker past naast alles.
clustered-figure-beside_wild = De joker vindt het goed, maar de kaart links niet.
clustered-figure-block = Blauw beëindigt de rij van oranje.
clustered-figure-row = Een rij van vier: 4 punten.
clustered-figure-split = De startkaart splitst de rij: links 3 punten, niets voor de twee rechts.
clustered-figure-square = 2 × 2: 4 punten.
clustered-figure-rectangle = 3 × 2: 6 punten, en meer voor de lijnen erin.
clustered-figure-blue = Blauw: rechthoek 6, rijen 4 en 3, kolom 3. Totaal 16.
clustered-figure-orange = Oranje: rechthoek 4, rijen 3 en 3, kolom 3. Totaal 13.

## Van wie het spel is

clustered-credits = Clustered is een spel van Scotty Hardwick, uitgegeven door Sculpin Games. Het spel en zijn naam zijn van hen.
