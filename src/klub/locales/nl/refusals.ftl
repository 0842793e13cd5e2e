## Waarom iets geweigerd werd. Eén bericht per code: game/what wordt refusal-game-what.

refusal-unknown = Dat kan niet ({ $code }).

refusal-game-unknown = Er is geen spel “{ $game }”. Er is: { $known }.
refusal-seats-out_of_range = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
refusal-seat-out_of_range = Aan een tafel voor { $seats } is er geen plaats { $seat }; tellen begint bij 0.
refusal-seed-malformed = Een startwaarde is een geheel getal of bestaat uit 64 hexadecimale cijfers; { $value } is er geen.
refusal-bot-unknown_level = Er is geen botsterkte “{ $level }”. Er is: { $known }.

refusal-options-malformed = Opties moeten als namen met waarden worden opgegeven.
refusal-options-unknown = Er is geen optie “{ $option }”. Er is: { $known }.
refusal-options-bad_value = De optie “{ $option }” kan niet { $value } zijn. Toegestaan is: { $expected }.
refusal-options-conflict = De optie “{ $option }” werkt alleen als “{ $needs }” op { $value } staat.

refusal-move-malformed = Deze zet is onleesbaar: { $reason }
refusal-move-game_over = Het spel is afgelopen.
refusal-move-not_your_turn = Je bent niet aan de beurt. Aan de beurt: { $actors }.

refusal-table-not_playing = Aan deze tafel wordt nu niet gespeeld.

refusal-state-malformed = Deze stand van een spel is onleesbaar: { $reason }
refusal-view-malformed = Dit aanzicht van een spel is onleesbaar: { $reason }
refusal-outcome-malformed = Deze uitslag van een spel is onleesbaar: { $reason }

refusal-record-malformed = Dit is geen spelbestand: { $reason }
refusal-record-format = Dit spelbestand heeft de indeling “{ $format }”; alleen “{ $known }” is leesbaar.
refusal-record-no_seed = Het spelbestand geeft de startwaarde niet prijs, dus het schudden is niet te controleren. Dat is zo zolang een spel nog loopt.
refusal-record-commitment = De startwaarde in het spelbestand is niet die van de belofte vóór de eerste zet.
refusal-record-version = Dit spel volgt versie { $version } van de regels van { $game }; hier is alleen versie { $known } bekend.
refusal-record-illegal_move = Zet { $number } in het spelbestand mag niet: { $reason }
refusal-record-result = De uitslag in het spelbestand is niet die waar de zetten toe leiden.

refusal-clustered-board = Zo kan geen tafel eruitzien: er ligt een kaart waar die niet past.
refusal-clustered-unknown_card = Er is geen kaart “{ $card }”.
refusal-clustered-not_in_hand = Deze kaart heb je niet in je hand: { $card }.
refusal-clustered-must_place = Je mag alleen een kaart afleggen als geen van je kaarten ergens past, en er past er nog een (regel { $rule }).
refusal-clustered-must_discard = Leg eerst een kaart af, dan gaat het verder (regel { $rule }).
refusal-clustered-not_drawn = Je moet een van de twee zojuist getrokken kaarten afleggen, niet deze: { $card } (regel { $rule }).
refusal-clustered-not_adjacent = Naast ({ $x }, { $y }) ligt niets: een nieuwe kaart moet aan een kaart op tafel grenzen (regel { $rule }).
refusal-clustered-occupied = De plek ({ $x }, { $y }) is bezet: { $other } (regel { $rule }).
refusal-clustered-off_table = De plek ({ $x }, { $y }) ligt buiten de tafel (regel { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Deze kaart, { $card }, past niet op ({ $x }, { $y }): { $neighbours }. Met elke buurkaart moet ze minstens twee van de drie kenmerken vorm, vulling en aantal delen (regel { $rule }).
