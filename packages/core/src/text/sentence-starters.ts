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
    while who whose why will with within without would yes yesterday yet you you're your`,
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
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
