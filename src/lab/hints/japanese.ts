import type { Hints } from './hints.ts';

export const JAPANESE: Hints = {
  'step-1.pipeline-crd':
    'CustomResourceDefinition の名前は <複数形>.<グループ> でなければならず、違うとサーバーが拒否します。イベントはグループ・バージョン・種類・名前で対象を指すので、後のステップと同じものにしておく必要があります。',
  'step-1.crd-version':
    '複数のバージョンを提供することはできますが、保存されるのは一つだけです。v1 だけにしておけば、イベントが指せる apiVersion も ev.labhub.io/v1 の一つに決まります。',
  'step-1.crd-schema':
    'apiextensions.k8s.io/v1 は構造スキーマを必須とし、スキーマにないフィールドは捨てられます。spec.stage だけを書けば、オペレーターに何を頼めるのかがはっきりします。',
  'step-1.pipeline-build1':
    'イベントは何かのオブジェクトについて語るものです。この Pipeline がなければ、後のステップのイベントは何についても語っていないことになります。',
  'step-1.pipeline-uid':
    '名前は使い回されますが、uid は二度と使われません。どの build-1 のことかをイベントが示す手段が uid です。kubectl -n op-events get pipeline build-1 -o jsonpath={.metadata.uid} で得られます。',
  'step-2.event-started':
    'イベントも普通のオブジェクトで、名前と名前空間と API を持ちます。kubectl は API にないフィールドを拒否するので、core v1 のイベントには core v1 のフィールド名を使います。',
  'step-2.object':
    'involvedObject はイベントの宛先です。kubectl describe や kubectl events --for は apiVersion・kind・name・namespace で探すため、一文字違うだけで誰の目にも触れなくなります。対象が存在するかどうかをサーバーは確かめません。',
  'step-2.uid':
    'kubectl describe は uid が一致するオブジェクトにしかイベントを表示しません。以前の build-1 から写した uid は消えたオブジェクトを指しますが、サーバーは黙って受け入れます。',
  'step-2.reason-and-type':
    'reason は機械のためのもので、短く、変わらない CamelCase の言葉にします。type は Normal と Warning の二語だけという約束で、開始の知らせは Normal です。',
  'step-2.message':
    'message は人が読むための唯一の場所です。何が起きたかを一つの文で書きます。表では一行で表示されるので、改行や単語だけでは役に立ちません。',
  'step-2.times':
    'core v1 のイベントは時刻を自分で持ち、サーバーは補ってくれません。なければ kubectl events は <unknown> と表示し、今でない時刻を書けば順序が狂って見えます。',
  'step-2.count':
    'count は起きた回数で、ここではまだ一度です。繰り返しは新しいイベントを書かずに、同じイベントの count を増やして表します（ステップ 5）。',
  'step-2.source':
    'source.component は誰が語っているかを示します。なければ、オペレーターなのか kubectl を使った人なのか、誰に尋ねればよいのかも分かりません。',
  'step-2.events-list':
    'kubectl events は利用者が目にする表です。種類は大文字で始まり、count が 1 のうちは最初の時刻からの経過が出ます。kubectl get events は種類が小文字の、別の表です。',
  'step-3.event-bad':
    'このイベントは、ただ一つの理由で拒否されるために書きます。ほかにも誤りがあると、別の理由で、あるいはサーバーに届く前に kubectl に拒否されてしまいます。',
  'step-3.no-object':
    '対象のないイベントは何についても語りません。involvedObject がなければその名前空間も空で、イベントの名前空間と一致しません。サーバーが指摘するのはこの点です。',
  'step-3.reason-and-type':
    '対象以外はすべて正しくしておきます。そうすれば、拒否の理由が対象についての規則だけだと分かります。',
  'step-3.first-line':
    '失敗した apply の後もそのまま進むスクリプトは、黙ってイベントを失います。サーバーが拒否すると kubectl は 1 で終わるので、次のコマンドに上書きされる前に、直後の $? を記録します。',
  'step-3.server-words':
    '終了コードは失敗したことを、サーバーの言葉はその理由を示します。kubectl は標準エラー出力に書くので、記録するには 2>&1 が要ります。手で書いた言葉は証拠になりません。',
  'step-4.event-weird':
    'core v1 はこのイベントをそのまま保存します。events.k8s.io/v1 なら type を理由に拒否されるため、このステップでは古い方の API を使います。',
  'step-4.object':
    '変わった type は、実在のオブジェクトに付いていてこそ意味があります。build-1 のほかのイベントと並ぶように、同じ対象を指します。',
  'step-4.uid':
    '正しい uid があってはじめて、kubectl describe はこのイベントを build-1 の下に表示します。サーバーは uid も type も確かめません。',
  'step-4.reason': 'reason は、オペレーターが知らない stage に出会ったことを示します。type とは別のフィールドです。',
  'step-4.type':
    'core v1 はどんな文字列でも type として受け入れます。Normal と Warning は約束にすぎず、誰も強制しません。この二つしか知らないツールは、こうしたイベントを隠したり、違う種類として見せたりします。',
  'step-4.times':
    'ステップ 2 と同じく、サーバーは時刻を補いません。時刻のないイベントには、時系列の中での居場所がありません。',
  'step-4.critical-rc':
    'kubectl events --types が知っているのは Normal と Warning だけで、それ以外はサーバーに尋ねる前に 1 で終わります。保存されているのに、kubectl のどのフィルターでも選べません。言葉は標準エラー出力に出るので 2>&1 を付けます。',
  'step-4.warning-rc':
    '何も見つからなかったことは答えであって失敗ではなく、kubectl はそれを標準エラー出力に書いて 0 で終わります。type が Critical のイベントは Warning に含まれないので、こうして見落とされます。',
  'step-5.count':
    '繰り返しは一つのイベントにまとめられ、count が増えて lastTimestamp が動きます。kubectl events が (x5 over …) と表示するのは count が 1 を超えるときだけです。',
  'step-5.last-seen':
    'over の後ろは最初に起きてからの、前は最後に起きてからの時間です。lastTimestamp を動かさないと、繰り返しが最初と同じくらい古く見えます。',
  'step-6.event-done':
    'events.k8s.io/v1 は新しいレコーダーが使う API で、保存先は同じです。フィールド名は独自（regarding、note、reportingController）で、新しいイベントに古いフィールドがあると拒否されます。',
  'step-6.object':
    'regarding は core v1 の involvedObject に当たります。同じ参照に、より分かりやすい名前が付いただけです。',
  'step-6.uid': 'ほかのイベントと同じ uid にすることで、どちらの API で書いても一つのオブジェクトに結び付きます。',
  'step-6.reason-and-type':
    'ReconcileStarted で始まったことは、終わりも言葉にしなければなりません。この API は Normal と Warning しか受け入れず、ほかの type は拒否します。',
  'step-6.note':
    'note は core v1 の message に当たります。eventTime があるとサーバーは 1024 バイトを超えるものを拒否します。数えるのは文字ではなくバイトです。',
  'step-6.event-time':
    'eventTime は MicroTime で、小数はちょうど六桁と決まっています。小数なしも、三桁も、九桁も拒否されます。date -u +%Y-%m-%dT%H:%M:%S.%6NZ で得られます。',
  'step-6.reporter':
    '新しい API では、どのコントローラーが語るのかと、そのうちのどの一つなのかを分けて書きます。どちらも必須です。',
  'step-6.action': 'action は何をしていたか、reason はなぜ知らせるのかです。新しい API では両方が必須です。',
  'step-6.core-names':
    '二つの API の保存先は一つです。新しい API で書いたものも、同じ名前と uid で core v1 から読めます。',
  'step-6.new-names':
    '二つの API の保存先は一つです。core v1 で書いたものは、type が変わっていても events.k8s.io/v1 から読めます。二つの一覧を足すと、どのイベントも二度数えてしまいます。',
  'step-7.hungry-pod':
    'Pod がどこにも置けないと言えるのはスケジューラーだけです。nodeName を持つ Pod や、ゲートの掛かった Pod は、スケジューラーに回りません。',
  'step-7.container':
    '小さなコンテナー一つにしておけば話が単純になります。Pod が動かなくても、イメージのせいではないと分かります。',
  'step-7.cpu':
    'スケジューラーが見るのは requests で、limits でも実際の使用量でもありません。64 個の CPU を約束できるノードは、この演習にはありません。',
  'step-7.scheduler-event':
    'イベントを書くのはオペレーターだけではありません。スケジューラーは新しい API で、firstTimestamp も count もなしに書きます。誰が書いたかを示す SOURCE は -o wide でしか表示されません。',
  'step-8.script':
    '誰でも作り直せる時系列には kubectl と sort だけで足ります。type・reason・kind・name を取り出して sort -u します。繰り返しは、経過時間や回数に関わらず一行になります。',
  'step-8.script-plain': '障害を調べる人はクラスターを変えてはならず、手元には kubectl しかないかもしれません。',
  'step-8.script-not-fixed':
    '決まった文字を出すだけのスクリプトは、クラスターについて何も語りません。行は、今そこにあるイベントから作ります。',
  'step-8.rows':
    '経過時間や時刻や回数は、見るたびに変わります。それらがなければ二回の結果を diff で比べられ、違いがあれば何かが起きたと分かります。',
  'step-8.lab-rows':
    '起きたことはこの四つです。オペレーターによるものが二つ、変わった type のものが一つ、スケジューラーによるものが一つ。Normal か Warning で絞ると、変わった一つが失われます。',
  'step-8.sorted':
    '並べ替えて重複を除けば、同じイベントからはいつも同じバイト列が得られます。LC_ALL=C sort -u ならどの環境でも同じです。ほかのロケールの順序も正しいのですが、環境によって変わります。',
  'step-8.incident':
    '表は何があるかを示し、報告はそれが何を意味するかを語ります。読む人はその場にいなかったのですから、文で書きます。',
  'step-8.incident-scheduler':
    'FailedScheduling を書いたのはオペレーターではなくスケジューラーです。語った者を一つでも落とすと、別の者のせいに見えてしまいます。',
  'step-8.incident-operator':
    'オペレーター自身の報告、つまり始めたことと成功したことは話の半分です。それがないと、失敗がオペレーターのせいに見えます。',
  'step-8.incident-odd-type':
    'Critical は Normal でも Warning でもありません。多くのツールが隠してしまうので、報告の中で誰かが言っておく必要があります。',
  'step-8.incident-table-alone':
    '表にないことは表からは読み取れません。よそから持ってきた reason や時刻や数字があると、誰も確かめられないことを読む人に信じさせてしまいます。',
  'step-1.live-crd':
    'ファイルは願いにすぎず、大切なのはサーバーに登録されたものです。kubectl get crd pipelines.ev.labhub.io -o yaml で確かめられます。',
  'step-1.live-uid':
    'build-1 を消して作り直すと uid が変わり、それまでに書いたものはすべて、消えたオブジェクトについての話になります。',
  'step-3.live-orphan':
    'サーバーに拒否されたはずのイベントです。この名前で名前空間にあるなら、実は対象を持っていたことになります。',
  'step-4.live-weird':
    'サーバーが変わった type を保存したことこそ、このステップの教えです。イベントの寿命は既定で一時間なので、過ぎていたら作り直してください。',
  'step-5.live-count':
    '表だけでなく、クラスターの中でも変わっていなければなりません。kubectl -n op-events patch event build-1-started --type=merge で count と lastTimestamp を変えます。書き込むたびに、一時間の寿命は始めから数え直されます。',
  'step-6.live-done': '同じイベントが、両方の API から同じ uid で読めます。片方にないなら、保存先にもありません。',
  'step-7.live-scheduler':
    'スケジューラー自身が新しい API で知らせます。手で書いたイベントなら報告者が違います。状況が変わるとスケジューラーはもう一度試し、また書きます。',
  'step-8.live-rows':
    '行は今の名前空間のものと一致しなければなりません。その後に寿命の尽きたイベントはクラスターから消え、ファイルだけが覚えています。',
  'step-8.live-script':
    'reason を無作為に変え、イベントを一つ足して見せたクラスターに対してスクリプトを動かしました。本当に尋ねるスクリプトだけが、そのとおりに表示できます。許されるのは読み取りだけです。',
};
