/** Words that begin sentences far more often than they follow an abbreviation, in lower case. */
export const sentenceStarters: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    `a about according after all also although among an and another any are as at be because been before both but by can could
    despite did do does during each either even ever every few finally first for from furthermore had has have he hence her
    here his how however i i'm i've i'd i'll if in indeed instead is it it's its just last later let let's many maybe meanwhile
    more moreover most much my neither never nevertheless next no nobody none nor not nothing now of often on once one only or
    other others our over perhaps please several she should since so some someone something sometimes soon still such than
    that that's the their them then there there's therefore these they they're this those though through thus to today
    together tomorrow too two under unfortunately unless until was we we're were what what's when whenever where whether which
    while who whose why will with within without would yes yesterday yet you you're your again afterwards anyway well oh okay ok thanks hello yeah who's he's she's where's here's we'll
    we've they've you've don't didn't can't couldn't won't isn't aren't wasn't nor whoever nonetheless otherwise similarly likewise
    usually later eventually suddenly besides currently recently additionally consequently lastly secondly`,
  ),
  es: words(
    `a además al algo algunos algunas ahora antes aquel aquella aquí así aunque cada casi como cómo con cuál cuando cuándo cuánto
    de del desde después donde dónde durante e el él ella ellas ellos en entonces era es esa ese eso esos esta está estaba este
    esto estos fue había hace hasta hay hoy la las le les lo los luego más me mi mientras mis muchos muy nada nadie ni no nos
    nosotros nuestra nuestro nunca o otra otro para pero por porque pues qué que quién quizá se según ser si sí siempre sin
    sobre sólo solo su sus también tampoco te tenía toda todas todo todos tras tu tú un una unos usted ustedes y ya yo`,
  ),
  de: words(
    `aber alle als also am an auch auf aus bei bis da damals dann das dass dem den denn der deshalb die dies diese dieser dieses doch
    dort du ein eine einer einige er es für gestern heute hier ich ihr im in ist ja jeder jetzt kein man mein mit nach nein nicht nun
    nur ob obwohl oder schon sein seine seit sich sie so sogar trotzdem und uns unter viele vom von vor wann warum was weil wenn
    wer wie wir wo zu zum zur zwar`,
  ),
  fr: words(
    `à alors après au aussi avant avec bien ce cela ces cet cette ceux chaque comme comment d'abord dans de depuis des donc du elle
    elles en encore enfin est et il ils ici je jamais la le les leur leurs lorsque mais même mon ne non nos notre nous on or ou où
    par parce parfois pendant peut-être plus pour pourquoi puis quand que quel quelle qui quoi sa sans se ses si son sous sur ta
    tous tout toute très tu un une vers voici voilà vous`,
  ),
  it: words(
    `a al alcuni anche ancora c'è che chi ci come con così cosa da dal de del della di dopo dove e è ecco egli ella era essi forse gli
    grazie ha ho i il in infatti io la le lei lo loro lui ma mai mentre mi molti ne nei nel nella no noi non nulla o ogni oggi oltre
    per perché più poi però qual qualcuno quando quella quello questa questo qui se sempre si sono sotto su sua suo tra tu tutti tutto
    un una uno voi`,
  ),
  pt: words(
    `a agora ainda além ao aos aquele aqui as assim até cada com como da das de depois do dos e é ela elas ele eles em enquanto era essa
    esse esta este eu foi há hoje isso já mas mesmo muitos na não nas nem no nos nós nunca o onde os ou para pela pelo pois por porque
    quando que quem se sem sempre seu sim só sua também tão todos tudo um uma você`,
  ),
  ru: words(
    `а без более бы был была были в вас вот все всё вы где да даже для до его ее её если есть ещё еще же за здесь и из или им их к как
    какой когда кто ли мне много может мы на над не него нет ни но ну о об один он она они оно от по под после потом потому почему при
    про с сам сегодня со так там также то тогда только ты у уже хотя чем через что чтобы эта эти это этот я`,
  ),
  da: words(
    `alle alligevel allerede altid at da de den denne der deres derfor det dette dig din disse du efter en er et for fordi første han hans
    har have hendes her hun hvad hvem hver hvis hvor hvordan hvorfor i igen ikke ingen ja jeg kan man mange men mens min måske nej nogle
    nu når og også om på senere selv siden skal som så til ud under vi vil ville vores var ved være`,
  ),
  nb: words(
    `alle allerede alltid at da de den denne der deres derfor det dette din disse du en er et etter for fordi først ha han hans har hennes
    her hun hva hvem hver hvis hvor hvordan hvorfor i igjen ikke ingen ja jeg kan man mange men mens min nei noen nå når og også om på
    senere selv siden skal som så til under var ved vi vil vår`,
  ),
  sv: words(
    `alla att av de den denna deras det detta dessa din du efter en ett eftersom för först han hans har hennes här hon hur i ingen inte ja
    jag kan man medan men min många nej nu när och också om på redan sedan som sin så till under var varför vad vem vi vid vill vår än`,
  ),
  nl: words(
    `aan al alle als bij daar daarna dan dat de deze die dit door dus een en er ga geen had heb heeft het hier hij hoe hun ik in is ja je
    kan maar men met mijn na naar nee niet niemand nog nu of om omdat ondanks ook op over soms tot toch toen u uit van vandaag veel
    volgens voor waar waarom want was wat we wel wie wij wil worden zal ze zelfs zij zijn zo`,
  ),
  fi: words(
    `ei eivät en hän he ja jo joka jos kaikki koska kuin kuinka kun kyllä me mikä miksi minä missä mitä mutta myös ne niin nyt oli on se
    sen sinä sitten siis siellä tai tämä tässä te tuo vaikka vain voi`,
  ),
  pl: words(
    `a ale albo ani bo był była było byli bez czy co dla do dlaczego dziś gdy gdzie go i ich ile ja jak jako jednak jego jej jest jeśli
    już każdy kiedy kto która które który lecz ma mam mi może my na nad nie nigdy nikt no o od on ona one oni ono oraz po pod potem
    ponieważ przed przez przy są się skąd ta tak także tam te tego ten teraz to tu tutaj tylko tym u w we wczoraj wszyscy wtedy z za
    ze że`,
  ),
  cs: words(
    `a ale ani až bez byl byla bylo byli co či dnes do i já jak jako je jeho její jejich jen ještě jsem jsme jsou k kde kdo když která
    které který kolik ma má mnoho my na nad ne nebo není nic nikdo o od on ona oni ono po pod podle pokud pro proč proto protože před
    při s se si tak také tam tato ten tento to tu ty u už v ve však všichni vy z za ze že`,
  ),
  sk: words(
    `a aby ak ako ale alebo ani áno až bez bol bola bolo boli čo či dnes doho i iba ich ja je jeho jej keď kde kto ktorá ktoré ktorý
    koľko ma má mnoho my na nad nie nič nikto o od on ona oni ono po pod podľa potom pre prečo preto pretože pred pri s sa si sme som sú
    tak takže tam táto ten tento teraz to tu ty u už v vo však všetci vy z za zo že`,
  ),
  hu: words(
    `a az és de ez ezek ezt azt ő ők én te mi ti nem igen van volt is ha hogy mert miért ki mit hol mikor most itt ott egy csak még már
    minden senki után aztán majd akkor így úgy`,
  ),
  ro: words(
    `a acesta această acest aceasta acum apoi ar am are așa ca când care ce cine cu cum da dacă dar de deci din după ea ei el ele era
    este eu fără în la mai nu noi o pe pentru să se sunt și tu toți un una unde`,
  ),
  hr: words(
    `a ali ako bez bila bilo bio da do gdje i ili iz ja je jer kada kako kao koja koje koji li mi na ne nema ni nije no o od on ona oni
    ono po pod pri s sa se smo su svi ta tada taj te ti to tko u uz vi za zašto što`,
  ),
  sr: words(
    `а али ако без била било био да до где и или из ја је јер када како као која које који ли ми на не нема ни није но о од он она они
    оно по под при са се смо су сви та тада тај те ти то ко у уз ви за зашто шта a ali ako da do gde i ili iz ja je jer kada kako na ne
    nije on ona oni ono po sa se su to u za šta`,
  ),
  sl: words(
    `a ali ampak bil bila bilo če da danes do in iz jaz je k kaj kako kdaj kdo ker ki kje ko kot mi na ne ni nato o od on ona oni po pri
    s sem smo so ta tako to tu ti v vi z za zakaj že`,
  ),
  bg: words(
    `а ако без беше бил в вие все всички във да дали днес до за защо защото и из или им има как какво като кога когато кой които къде ли
    между ми много може на най не него нея ни ние никой но о обаче от още по под после при с са само се след така тази там те тези ти то
    това този той току тогава тук тя у че ще я`,
  ),
  uk: words(
    `а але без був була було були в вас ви він вона воно вони все всі де для до його її же за з зараз і й із їх коли куди ми може на над
    навіть не ні о од один он по під після потім при про сьогодні так також там те тепер ти тільки то тоді ту у це цей ця ці чи чому що
    щоб я як яка який які`,
  ),
  kk: words(
    `ал ол олар осы бұл бұлар біз сіз мен сен бірақ және сондықтан содан сонда сол соның қазір кейін егер не кім қайда қашан неге қалай
    тек тағы бүгін ертең кеше иә жоқ ең бар барлық әр әрбір мұнда онда оның біздің менің қазақстан`,
  ),
  el: words(
    `ο η το οι τα τον την του της των τους τις ένας μια ένα και κι αλλά αν ας αυτό αυτός αυτή αυτά αυτοί γιατί δεν δε είναι ήταν εγώ εσύ
    εμείς εκείνος εκεί εδώ έτσι έχει θα κάθε και με μετά μην να ναι όμως όταν ό,τι όχι πού πώς ποιος ποια που πριν σε στο στη στην στον
    στα τι τότε τώρα ύστερα από για`,
  ),
  tr: words(
    `ama ancak artık bazı ben bir biz bu bunlar bunu bunun çok çünkü da de daha eğer en gene hem hep hepsi hiç için ile ise kim ki mi ne
    neden nerede o onlar onu onun oysa sen siz sonra şimdi şu ve veya ya yani`,
  ),
  he: words(
    `אני אתה את הוא היא הם הן אנחנו זה זו זאת אלה אבל אולי אז אחרי אחר אם אין איך איפה גם היום הנה כי כן כך כל כאשר לא למה לכן מה מי מתי עם על עכשיו עוד פתאום
    רק של שם יש`,
  ),
  ar: words(
    `هو هي هم هن أنا أنت نحن هذا هذه ذلك تلك هناك هنا لكن ولكن ثم إن أن كان كانت قد لقد لم لن لا ما ماذا متى أين كيف لماذا هل عندما وقد وكان
    وكانت وفي وقال قال قالت وهو وهي وهذا وهذه كما أما إذا`,
  ),
  fa: words(
    `او آن این آنها ما من تو شما ولی اما پس سپس اگر چون چرا چه کی کجا آیا هر همه هیچ نه بله حالا اکنون امروز دیروز`,
  ),
  ur: words(`وہ یہ میں ہم تم آپ اس ان لیکن مگر اور پھر اگر کیونکہ کیا کب کہاں کیوں کون سب نہیں جی اب آج کل`),
  hi: words(
    `वह यह वे ये मैं हम तुम आप उस इस उन इन लेकिन परंतु किन्तु मगर और फिर अगर यदि क्योंकि क्या कब कहाँ क्यों कौन सब नहीं जी हाँ अब आज कल उसने इसने उनके इसके`,
  ),
  mr: words(
    `तो ती ते हा ही हे मी आम्ही तू तुम्ही पण परंतु आणि मग जर कारण काय केव्हा कुठे का कोण सर्व नाही होय आता आज काल त्याने तिने त्यांनी`,
  ),
}

/** English words that begin sentences in texts of other languages too. */
export const commonStarters: ReadonlySet<string> = words('the it she they this that these what how who why when there')

/** Words that begin sentences even in lower case, as in messages. */
export const lowerCaseStarters: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    `i i'm i've i'd i'll it it's its he she they we you this that these there the but so then my if when what who how our your
    his her just dont don't also would will`,
  ),
  el: sentenceStarters['el'] ?? new Set(),
}

/** Verbs that report speech after the name of who spoke: '“Why?” Anna asked.' */
export const speechVerbs: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    `said says asked asks cried cries replied replies shouted shouts whispered answered exclaimed muttered yelled called demanded repeated
    inquired enquired agreed added screamed murmured continued thought wondered roared growled snapped gasped begged screeched shrieked
    hissed barked bellowed declared protested retorted suggested told insisted pleaded stammered mumbled groaned moaned sobbed chuckled
    wrote writes quipped joked urged warned noted explained interrupted`,
  ),
  hi: words('कहा पूछा बोला बोली बोले चिल्लाया चिल्लाई पुकारा'),
  mr: words('म्हणाला म्हणाली म्हणाले विचारले ओरडला ओरडली'),
  ko: words(
    '말했다 말했어요 말했습니다 말한다 물었다 물었습니다 외쳤다 소리쳤다 대답했다 대답했습니다 속삭였다 중얼거렸다',
  ),
  he: words('אמר אמרה אמרו שאל שאלה קרא קראה ענה ענתה צעק צעקה לחש לחשה השיב השיבה הוסיף הוסיפה'),
  ar: words('قال قالت قالوا سأل سألت صاح صاحت أجاب أجابت هتف هتفت همس همست رد ردت أضاف أضافت'),
}

/** English sentence starters that are surnames too: 'J. R. Will'. */
export const surnamesLikeStarters: ReadonlySet<string> = words(
  'an so to will may more every let no few such do many yet once most early last next over',
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
