## A linha de comandos. Os atributos de uma ajuda explicam os seus argumentos.

terminal-help = O Klub é uma mesa para jogos de tabuleiro. Sem nenhum comando, abre uma mesa no teu navegador, nesta máquina.
    .language = A língua: { $languages }. Por omissão, a do teu sistema.
    .version = Mostrar a versão e sair.
    .lan = Deixar entrar toda a rede local e mostrar a ligação como código QR.
terminal-help-play = Jogar contra bots no terminal.
    .game = O jogo; «klub games» mostra a lista.
    .seats = Quantos jogadores, a contar contigo.
    .bots = A força dos bots: { $levels }.
    .option = Uma opção do jogo, como first_bonuses=true ou bounds=9x7. Pode repetir-se.
    .seed = Um número inteiro ou 64 algarismos hexadecimais: a mesma semente dá as mesmas cartas.
    .language = { terminal-help.language }
terminal-help-games = Mostrar os jogos e as suas opções.
    .language = { terminal-help.language }
terminal-help-verify = Reproduzir um ficheiro de partida e verificar que nada foi adulterado: baralhamento, jogadas e resultado.
    .file = O ficheiro de partida.
    .language = { terminal-help.language }

terminal-unknown_language = Aqui não há a língua «{ $wish }». Disponíveis: { $known }.
terminal-malformed_option = Uma opção escreve-se nome=valor, e não «{ $option }».
# Uma recusa com o seu código, para quem a quiser procurar
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = de { $fewest } a { $most } jogadores
terminal-options = Opções (--option nome=valor)
terminal-default = por omissão: { $value }
terminal-levels = Bots (--bots NÍVEL)

## klub verify

terminal-verify-commitment = O baralhamento é o que foi prometido antes da primeira jogada.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } jogada, permitida pelas regras.
       *[other] { $moves } jogadas, todas permitidas pelas regras.
    }
terminal-verify-result = O resultado está certo: { $scores }.
terminal-verify-unfinished = A partida ainda não acabou, por isso não há resultado para verificar.
terminal-verify-practice = Treino: voltou-se atrás depois de se ver mais, por isso o baralhamento não prova nada.
terminal-verify-unreadable = Não é possível ler o ficheiro { $file }: { $reason }.

## klub play: nomes

terminal-you = Tu
terminal-bot = Bot { $letter }
# Uma etiqueta e o que se segue
terminal-labelled = { $label }: { $text }
# O resultado, uma linha por jogador; $reached: os pontos, ou o que resta
terminal-rank = { $rank }. { $player }: { $reached }

## klub play: a tua vez

terminal-welcome =
    { $bots ->
        [0] { $game } a solo. Bate o teu recorde!
        [one] { $game } contra um bot ({ $level }).
       *[other] { $game } contra { $bots } bots ({ $level }).
    }
terminal-promise = Impressão digital do baralhamento: { $hash }
terminal-keys = Escreve ? para ajuda, quit para sair.
terminal-thinking = { $player } está a pensar…
terminal-command-hint = pergunta a um bot o que faria, e porquê
terminal-command-save = guarda a partida num ficheiro
    .form = save FICHEIRO
terminal-command-quit = sai da partida
terminal-not-understood = Não percebi «{ $input }». Escreve ? para ajuda.

## klub play: o fim

terminal-won =
    { $who ->
        [you] Ganhaste!
        [together] Partilhas a vitória com { $players }.
        [solo] Bem jogado!
        [lost] Desta vez não. Tenta outra vez!
       *[other]
            { $count ->
                [one] Ganha { $players }.
               *[other] { $players } partilham a vitória.
            }
    }
terminal-offer-save = Guardar a partida? Escreve um nome de ficheiro, ou prime Enter para saltar:
terminal-saved = Guardada: { $file }
terminal-saved-running = Guardada: { $file }. A partida ainda decorre, por isso o ficheiro mantém o baralhamento em segredo.
terminal-save-how = Escreve save e um nome de ficheiro.
terminal-save-exists = { $file } já existe. Escolhe outro nome.
terminal-save-failed = Não é possível escrever { $file }: { $reason }.
terminal-goodbye = Até à próxima: vemo-nos à mesa!

## klub, klub serve

terminal-help-serve = Oferecer mesas a outros. Cada definição também pode vir do ambiente ou de um ficheiro: ver docs/hosting.md.
    .host = O endereço em que se escuta; 0.0.0.0 para todos.
    .port = A porta; 0 para uma livre qualquer.
    .data = A pasta dos dados guardados.
    .database = Onde as mesas são guardadas: postgresql://… ou sqlite:///…; por omissão, num ficheiro da pasta de dados.
    .redis = O que liga vários processos: redis://….
    .workers = Número de processos do servidor. Mais do que um precisa de PostgreSQL e Redis.
    .config = Um ficheiro de definições (TOML).
    .language = { terminal-help.language }
terminal-serve-here = O Klub está aberto: { $address }
terminal-serve-lan = Para toda esta rede: { $address }
terminal-serve-others = Outros endereços desta máquina: { $addresses }
terminal-serve-name = Também com este nome: { $address }
terminal-serve-plain_http = Por http simples joga-se tudo; só as notificações e a instalação como aplicação precisam de https.
terminal-serve-alone = Não foi encontrada nenhuma rede; só esta máquina pode jogar.
terminal-serve-stop = Ctrl-C fecha-o.
terminal-serve-stopped = O Klub está fechado. Todas as jogadas ficam guardadas.
terminal-serve-port_taken = A porta { $port } está ocupada, talvez por outro Klub. Escolhe outra: KLUB_PORT=… ou klub serve --port …
terminal-serve-cannot_listen = Não é possível escutar em { $host }, porta { $port }: { $reason }.
terminal-serve-not_writable = Não é possível escrever em { $path }. Escolhe outra pasta (KLUB_DATA=… ou --data …) ou muda as permissões.
terminal-serve-too_new = Os dados são de uma versão mais recente do Klub: a sua estrutura é a { $found }, e esta versão conhece até à { $known }. Atualiza o Klub.
terminal-serve-not_ours = Isto não foi escrito pelo Klub, ou está danificado: { $reason }
terminal-serve-unavailable = Não é possível chegar à base de dados: { $reason }
terminal-serve-no_page = Este Klub vem sem página web; um navegador só encontra este aviso. Para jogares no terminal, executa «klub play».
terminal-serve-game_broken = O jogo instalado «{ $game }» (pacote { $package }) não se pode jogar e fica de fora: { $why }
terminal-serve-game_untold = Faltam frases ao jogo instalado «{ $game }» (pacote { $package }): { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Escrever todos os dados num só ficheiro. O servidor pode continuar a funcionar.
    .file = O ficheiro a escrever.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Repor uma cópia de segurança numa base de dados vazia.
    .file = A cópia de segurança.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Escrever o ficheiro de partida de uma mesa.
    .table = O identificador da mesa: a última parte da sua ligação.
    .output = O ficheiro a escrever. Por omissão, o ecrã.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Escrito: { $file } (linhas: { $rows })
terminal-restore-done = Reposto a partir de { $file } (linhas: { $rows })
terminal-restore-not_empty = A base de dados não está vazia. Uma cópia só pode ser reposta numa vazia.

## Games without a face of their own in the terminal

terminal-ask-move = A tua jogada (um número, parte do nome, ? para ver todas):
terminal-more-moves =
    { $count ->
        [one] … e mais { $count }. Escreve parte do nome para a encontrar.
       *[other] … e mais { $count }. Escreve parte de um nome para encontrar uma.
    }
terminal-hint-move = Dica: { $move }. { $reason }

## klub new

terminal-help-new = Criar o pacote de um jogo teu: joga-se logo, e alteras o que quiseres.
    .name = Como se chama o jogo: minúsculas, algarismos e traços inferiores.
    .folder = A pasta a criar; por omissão, uma com o nome do jogo, aqui.
    .language = { terminal-help.language }
terminal-new-done = O jogo { $game } está criado: { $folder } ({ $files } ficheiros).
terminal-new-install = Para o instalar: { $command }
terminal-new-play = Para jogar: { $game } no terminal, { $page } no navegador.
terminal-new-change = Para o alterar: { $file }, e depois verificar: { $test }
