/** Name of the counter on `window` that every script of the corpus increments. */
const counter = 'executedScripts'
const run = `window.${counter}++`

/** Texts that execute a script if a screen ever takes them for markup, an attribute, a style or a template. */
export const scriptTexts = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</textarea></title></style><script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `"><img src=x onerror=${run}>`,
  `'><img src=x onerror=${run}>`,
  `" onfocus="${run}" autofocus tabindex=0 x="`,
  `<svg onload="${run}"></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}">`,
  `<iframe srcdoc="<script>parent.${counter}++</script>"></iframe>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video><source onerror="${run}"></video>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${run}"></b>`,
  `[x](javascript:${run})`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
]

/** Addresses that execute a script if a screen loads or follows them. */
export const scriptAddresses = [
  `javascript:${run}`,
  `JaVa\tScRiPt:${run}`,
  ` javascript:${run}//https://a.example`,
  `data:text/html,<script>parent.${counter}++</script>`,
]

/** All texts of the corpus as one. */
export const scriptText = scriptTexts.join(' ')

/** Returns a value in the two languages of the tests. */
export const inBothLanguages = (value: string) => ({ en: value, es: value })

/** Returns the fields of a trigger that both its editor and its readers meet, all with texts and an address of the corpus. */
export function makeScriptTrigger(address: string, index: number) {
  return {
    id: `t${index}`,
    x: 100,
    y: 100 + 60 * index,
    title: inBothLanguages(scriptText),
    titleAudio: inBothLanguages(address),
    iconUrl: address,
    icon: scriptText,
    externalLink: inBothLanguages(address),
    primaryColor: scriptText,
    borderColor: scriptText,
    onPageShortAnswerDetails: { question: inBothLanguages(scriptText) },
  }
}

/** Returns a coaching point with texts and an address of the corpus. */
export function makeScriptPoint(address: string, index: number) {
  return {
    id: `p${index}`,
    x: 300,
    y: 100 + 60 * index,
    title: inBothLanguages(scriptText),
    link: inBothLanguages(address),
    audioTracks: inBothLanguages(address),
    subtitles: inBothLanguages(address),
    iconUrl: address,
    color: scriptText,
    direction: scriptText,
  }
}

/** Starts to count the scripts of the corpus that are executed. */
export function countScripts(): () => Promise<number> {
  Reflect.set(window, counter, 0)
  return async () => {
    // A picture that is inserted later fails later than those of the corpus.
    const last = new Image()
    const failed = new Promise((resolve) => last.addEventListener('error', resolve, { once: true }))
    last.src = 'data:image/png,'
    await failed
    return Number(Reflect.get(window, counter))
  }
}

/** Lists the addresses on the page that would execute a script. */
export function listScriptAddresses(): string[] {
  const names = ['href', 'src', 'action', 'formaction', 'poster', 'srcdoc', 'xlink:href']
  const elements = [...document.querySelectorAll(names.map((name) => `[${CSS.escape(name)}]`).join(','))]
  const values = elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
  return values.filter((value) => /^(?:javascript:|data:text\/html)/i.test(value.replaceAll(/[\s\p{Cc}]/gu, '')))
}
