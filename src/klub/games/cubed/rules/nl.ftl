## Lessen: de titel, wat je moet weten, de opdracht, lof, een tweede opdracht, en wat er gezegd wordt als het misging

cubed-lesson-match_a_side = Kleur aan kleur
    .text = Een steen heeft drie gekleurde ruiten, elk met een eigen teken. Waar twee stenen elkaar raken, moeten ze dezelfde kleur tonen.
    .task = Pak een steen, kies een oplichtende plek en leg hem tegen de eerste.
    .praise = Juist: de zijden die elkaar raken, hebben één kleur.
    .again = Leg nu een steen: pak er een waarvoor een plek oplicht.
cubed-lesson-touch_two = Twee tegelijk
    .text = Vanaf de derde moet elke steen minstens twee andere raken, en alle zijden die elkaar raken, moeten passen.
    .task = Leg een steen waar hij ze allebei raakt.
    .praise = Goed gedaan. Waar drie punten van één kleur samenkomen, glanst een druppeltje.
    .again = Leg nu een steen die de twee andere raakt.
cubed-lesson-turn_a_piece = Draai hem
    .text = Een steen kan in drie standen liggen. Een pijl met stippen op een plek zegt hoe vaak je hem moet draaien.
    .task = Maar één van je stenen past. Pak hem, draai hem met de ronde knop als je wilt, en leg hem.
    .praise = Precies. Kies je een plek, dan draait de steen vanzelf tot hij past.
    .again = Leg nu de steen die past.
cubed-lesson-feel_the_heights = Hoog en laag
    .text = Stenen zijn niet plat: drie hoeken zijn hoog, drie laag, en de hoeken van buren moeten op elkaar aansluiten.
    .task = Pak een steen die past, kies een plek en draai hem 60°.
    .then = Toppen op dalen: dat past nooit. Draai hem terug en leg hem zoals hij past.
    .praise = Daarom zijn er maar drie standen. Een andere biedt de pagina nooit aan.
    .again = Nog een keer: pak een steen die past, draai hem 60° en leg hem dan zoals hij past.
cubed-lesson-block = Zwarte zijden
    .text = Een blokkeersteen heeft één gekleurde ruit, en die moet twee stenen raken. Wat aan zijn zwarte zijden ligt, is dood: daar kan niemand meer iets leggen.
    .task = Leg een blokkeersteen.
    .praise = Vier vakken zijn dood. En je bent vijf punten kwijt.
    .again = Dat mocht, maar er is nog niets gesloten. Leg een blokkeersteen.
cubed-lesson-bridge = Sla een brug
    .text = Een van de extra zetten: wie twee stenen verbindt die elkaar daar niet raakten, mag meteen een tweede steen leggen.
    .task = Zoek de plek die het gat overbrugt.
    .then = Een brug! Leg nu een tweede steen.
    .praise = Twee stenen in één beurt.
    .again = Nog geen brug. Welke plek ligt tussen twee stenen die elkaar niet raken?
cubed-lesson-go_out = Uit!
    .text = Wie de laatste steen uit zijn hand legt, beëindigt de ronde en krijgt geen punten. De anderen tellen wat ze nog hebben, en de minste punten winnen.
    .task = Leg je laatste steen.
    .praise = Uit, zonder een punt. Zo win je een ronde.
    .again = Je hebt nog een steen. Leg hem.

## De regels: hoofdstukken en delen

cubed-chapter-basics = Zo speel je
cubed-chapter-points = Rondes en punten
cubed-chapter-ways = Andere manieren om te spelen

cubed-rules-aim = Waar het om gaat
    .text = Raak je stenen kwijt. Iedereen bouwt op één tafel, kleur aan kleur. Wie alles heeft gelegd, beëindigt de ronde; wat de anderen nog hebben, kost hun punten. Na drie rondes winnen de minste punten.
cubed-rules-pieces = De stenen
    .text = Elke steen is een zeshoek van drie ruiten en lijkt op een kubusje. Er zijn vier soorten, en elke soort kost zoveel punten als je hem aan het einde nog hebt:
    .box = In de doos zitten 82 stenen in zes kleuren: elke mogelijke combinatie één keer, en een blokkeersteen van elke kleur. Elke kleur heeft een eigen teken, zodat je ze ook zonder kleuren te zien uit elkaar houdt.
cubed-rules-heights = Hoogtes en standen
    .text = De punten van de ruiten zijn laag, de hoeken ertussen hoog. Daarom kan een steen in drie standen liggen:
    .sixty = 60 graden gedraaid zouden zijn hoge hoeken op lage komen. Dat past nergens.
cubed-rules-setup = Voor de eerste beurt
    .text = Alle stenen worden in de zak gemengd. Met zijn tweeën pakt iedereen er 25, met drie 18, met vier 13, met vijf 11, met zes 9. Niemand laat ze zien.
    .first = De oudste begint, of wie het toeval aanwijst. Daarna gaat de beurt met de klok mee rond.
cubed-rules-opening = De eerste stenen
    .first = De eerste steen mag elke zijn, behalve een blokkeersteen.
    .second = De tweede ligt ernaast, en de zijden die elkaar raken, hebben dezelfde kleur.
    .early = Geen blokkeersteen voordat er drie andere stenen op tafel liggen.
cubed-rules-match = Wat past
    .touch = Vanaf de derde moet elke nieuwe steen minstens twee andere raken.
    .all = Alle zijden die elkaar raken, moeten dezelfde kleur hebben.
    .two = Speel je met “Twee zijden”, dan is het genoeg als twee zijden die elkaar raken, passen.
cubed-rules-turn = Jouw beurt
    .lay = Leg een steen waar hij past.
    .draw = Kun of wil je dat niet, dan trek je een steen uit de zak. Daarna mag je er nog een leggen, of passen. Je trekt maar één keer per beurt.
    .empty = Is de zak leeg, dan pas je gewoon.
cubed-rules-blocking = Blokkeerstenen
    .lay = De gekleurde ruit van een blokkeersteen moet twee stenen raken en erbij passen. Zijn zwarte zijden mogen geen steen raken.
    .dead = Ligt hij er, dan zijn alle vakken aan zijn zwarte zijden dood: daar mag de rest van de ronde niets liggen.
cubed-rules-end = Het einde van een ronde
    .out = De ronde eindigt zodra iemand geen steen meer heeft.
    .stuck = Ze eindigt ook als niemand iets kan leggen nadat iedereen heeft getrokken; of als de zak leeg is en iedereen achter elkaar heeft gepast.
    .closed = En ze eindigt meteen als blokkeerstenen geen vak vrijlaten dat twee stenen raakt.
cubed-rules-count = Punten
    .text = Iedereen telt de stenen die hij nog heeft: een blokkeersteen kost 5 punten, een drievoudige 3, een dubbele 2, een enkele 1. Wie uit is, heeft er geen.
cubed-rules-rounds = Drie rondes
    .text = Wie in een ronde de minste punten heeft, wint die en begint de volgende, met nieuwe stenen voor iedereen. Voor een snel spel speel je maar één ronde.
    .winner = De minste punten van alle rondes winnen. Bij gelijke punten deel je de winst.
cubed-rules-bridging = Een brug slaan
    .text = Raakt je steen twee stenen die daar niet aan elkaar liggen, met vrije vakken ertussen, dan slaat hij een brug. Dan mag je meteen een tweede steen leggen.
    .second = Het hoeft niet, en je trekt er niet voor. Een tweede brug levert niets meer op, tenzij je met een reeks bruggen speelt.
cubed-rules-void = De leegte vullen
    .text = Leg je een steen in een vak met stenen aan alle zes zijden, dan mag je een steen naar keuze aan een andere speler geven. Was dat je laatste, dan ben je uit.
cubed-rules-draw_many = Trek 3, houd 1
    .text = In plaats van een steen te leggen mag je er tot drie tegelijk trekken. Je zegt vooraf hoeveel, houdt er één en doet de andere terug. Dan is je beurt voorbij.
cubed-rules-solo = Alleen
    .setup = Je pakt 25 stenen, waarvan hoogstens drie blokkeerstenen, en er ligt een steen op tafel.
    .draw = Wat past, moet je leggen. Alleen als er niets past, trek je, en als dat niet helpt, nog een keer.
    .end = Je wint als al je stenen liggen. Je verliest als er na de tweede keer trekken niets past, of als er niets meer te trekken is.

## Getekende voorbeelden

# Voor schermlezers; $pieces: cubed-piece-…, meer met puntkomma’s
cubed-figure = Afbeelding: { $pieces }
cubed-figure-blocker = Blokkeersteen: 5 punten
cubed-figure-triple = Drievoudig: 3 punten
cubed-figure-double = Dubbel: 2 punten
cubed-figure-single = Enkel: 1 punt
cubed-figure-turns = Eén steen in zijn drie standen.
cubed-figure-heights = Toppen op dalen, dalen op toppen.
cubed-figure-second = Dageraad raakt dageraad.
cubed-figure-second_not = Dageraad raakt hemel.
cubed-figure-third = Hij raakt beide, en alles past.
cubed-figure-third_not = De kleuren passen, maar hij raakt maar één steen.
cubed-figure-all = Beide zijden passen.
cubed-figure-all_not = Een van de twee zijden past niet.
cubed-figure-blocking = Vier vakken zijn nu dood.
cubed-figure-blocking_not = Zwarte zijden zouden stenen raken.
cubed-figure-bridge = Hij verbindt wat elkaar niet raakte: een brug.
cubed-figure-void = Zes buren: de leegte is gevuld.

## Van wie het spel is

cubed-credits = Cubed is een spel van Jordan Marton; de site ervan is cubedthegame.com. Het spel en zijn naam zijn van de maker en de uitgever.
