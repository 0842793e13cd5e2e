## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = É a tua vez
    .about = É a tua vez em { $game }.
call-nudge = Estão à tua espera
    .about = Os outros esperam pela tua jogada em { $game }.
call-again = Mais uma partida?
    .about = Os outros gostariam de voltar a jogar { $game }.

## Settings, and the offer to switch notifications on

call-notify = Notificações
    .help = Quando é a tua vez e estás a olhar para outro lado, o teu aparelho avisa-te, mesmo com o Klub fechado.
    .insecure = As notificações precisam de um endereço seguro (https). O som, o título e a vibração também funcionam aqui enquanto a página está aberta.
    .blocked = O teu navegador bloqueia as notificações desta página. Podes permiti-las nas definições dele.
    .missing = Este navegador não consegue mostrar notificações. Num iPhone ou iPad, adiciona primeiro o Klub ao ecrã principal.
call-awake = Manter o ecrã ligado
    .help = Enquanto é a tua vez, o ecrã não se apaga.
call-offer = Era a tua vez enquanto olhavas para outro lado. Queres que o teu aparelho te avise da próxima vez?
call-offer-yes = Sim, avisa-me
call-offer-no = Agora não
