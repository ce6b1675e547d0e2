import {
  isFrom,
  readReaderMessage,
  wrapMessage,
  type HostCommand,
  type ReaderMessage,
  type ReaderTheme,
} from './protocol'
import { readAttribute } from './read-attribute'
import { readerAddress } from './reader-address'

const LOOKS = `
:host { display: block; aspect-ratio: 3 / 4; min-block-size: 20rem; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; border-radius: inherit; }
`

/** A server may import this module, where `HTMLElement` does not exist. */
const PageElement = globalThis.HTMLElement ?? Object

/**
 * `<lectern-book src="https://books.example/" book="7" variation="es" page="103">` shows a book in a frame.
 *
 * Attributes that load a frame, one for all changes in a task: `src` address of the reader (default: the origin of this script),
 * `book`, `return-url` (address that the reader's way back leads to), `awaits-token` (`signIn` will be called).
 * Attributes that change the open book: `variation` (language), `page` (page id), `theme`, `locale` (language of the reader's own
 * texts), `label` (name of the frame for screen readers). Properties reflect them.
 * Events: `lectern-ready`, `-page`, `-progress`, `-playback`, `-end`, `-quiz`, `-failed`, `-session`, `-exit`; `detail` is the
 * `ReaderMessage`.
 * `-exit` navigates to the `returnUrl` unless its default is prevented.
 */
export class LecternBookElement extends PageElement {
  static readonly observedAttributes = [
    'src',
    'book',
    'return-url',
    'awaits-token',
    'variation',
    'page',
    'theme',
    'locale',
    'label',
  ]
  /** The reader of elements without `src`; set by `defineLecternBook`. */
  static defaultReader: string | null = null

  #frame: HTMLIFrameElement | null = null
  #origin: string | null = null
  #isReady = false
  #hasFailed = false
  /** The frame is created at the end of the task, when all attributes are set. */
  #isShowing = false
  #waiting: HostCommand[] = []

  constructor() {
    super()
    const looks = new CSSStyleSheet()
    looks.replaceSync(LOOKS)
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [looks]
  }

  connectedCallback(): void {
    window.addEventListener('message', this.#hear)
    this.#showSoon()
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear)
    this.#isReady = false
    this.#hasFailed = false
    this.#waiting = []
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return
    if (name === 'label') {
      if (this.#frame !== null) this.#frame.title = this.#label()
    } else if (name === 'page' || name === 'variation') {
      // A frame that is about to be created has them in its address.
      if (!this.#isShowing) this.#apply(name)
    } else if (name === 'theme' || name === 'locale') {
      if (this.#isReady) this.#apply(name)
    } else {
      // Commands for the previous book.
      if (!this.#isShowing) this.#waiting = []
      this.#showSoon()
    }
  }

  play(): void {
    this.#send({ type: 'play' })
  }

  pause(): void {
    this.#send({ type: 'pause' })
  }

  /** @param pageId id of a page of any chapter of the book */
  goTo(pageId: number): void {
    if (Number.isSafeInteger(pageId)) this.#send({ type: 'goTo', pageId })
  }

  /**
   * Signs a reader in whom your site knows, unless somebody else is signed in.
   *
   * @param token of the reader, as in the parameter `token` of the reader's address
   */
  signIn(token: string): void {
    this.#send({ type: 'signIn', token })
  }

  get book(): string | null {
    return this.getAttribute('book')
  }
  set book(value: string | number | null) {
    this.#reflect('book', value)
  }
  get src(): string | null {
    return this.getAttribute('src')
  }
  set src(value: string | null) {
    this.#reflect('src', value)
  }
  get variation(): string | null {
    return this.getAttribute('variation')
  }
  set variation(value: string | null) {
    this.#reflect('variation', value)
  }
  get page(): string | null {
    return this.getAttribute('page')
  }
  set page(value: string | number | null) {
    this.#reflect('page', value)
  }
  get theme(): string | null {
    return this.getAttribute('theme')
  }
  set theme(value: ReaderTheme | null) {
    this.#reflect('theme', value)
  }
  get locale(): string | null {
    return this.getAttribute('locale')
  }
  set locale(value: string | null) {
    this.#reflect('locale', value)
  }
  get returnUrl(): string | null {
    return this.getAttribute('return-url')
  }
  set returnUrl(value: string | null) {
    this.#reflect('return-url', value)
  }
  get label(): string | null {
    return this.getAttribute('label')
  }
  set label(value: string | null) {
    this.#reflect('label', value)
  }
  get awaitsToken(): boolean {
    return this.hasAttribute('awaits-token')
  }
  set awaitsToken(value: boolean) {
    this.toggleAttribute('awaits-token', value)
  }

  #reflect(name: string, value: string | number | null): void {
    if (value === null) this.removeAttribute(name)
    else this.setAttribute(name, String(value))
  }

  #label(): string {
    return this.getAttribute('label') ?? 'Book'
  }

  /**
   * Creates a new frame for each book. Navigating one frame from book to book would add each to the history of the
   * page, and late messages of the previous book would be taken for the next one's.
   */
  #showSoon(): void {
    this.#isReady = false
    this.#hasFailed = false
    this.#origin = null
    this.#frame?.remove()
    this.#frame = null
    if (this.#isShowing) return
    this.#isShowing = true
    queueMicrotask(() => {
      this.#isShowing = false
      if (this.isConnected) this.#show()
    })
  }

  #show(): void {
    const address = this.#address()
    this.#origin = address?.origin ?? null
    if (address === null) this.#waiting = []
    else this.#frame = this.#load(address)
  }

  #load(address: URL): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.allow = 'autoplay; fullscreen; picture-in-picture; clipboard-write; screen-wake-lock'
    frame.allowFullscreen = true
    frame.title = this.#label()
    frame.src = address.href
    this.shadowRoot?.append(frame)
    return frame
  }

  /** Address of the book to show; null when there is none. */
  #address(): URL | null {
    const book = this.getAttribute('book')
    const reader = this.getAttribute('src') ?? LecternBookElement.defaultReader
    if (book === null || reader === null) return null
    const address = readerAddress({
      reader,
      base: document.baseURI,
      book,
      variation: this.getAttribute('variation'),
      page: this.getAttribute('page'),
      returnUrl: this.getAttribute('return-url'),
      awaitsToken: this.awaitsToken,
      host: window.location.origin,
    })
    if (address === null) {
      console.error(
        `<lectern-book> cannot show "${reader}": give the address of a reader, such as https://books.example/`,
      )
    }
    return address
  }

  /** Sends the reader the value of an attribute. */
  #apply(name: string): void {
    const command = readAttribute(name, this.getAttribute(name))
    if (command !== null) this.#send(command)
  }

  /**
   * Queues the command until the element is in the document and its reader is ready. Without a book there is no reader
   * to wait for.
   */
  #send(command: HostCommand): void {
    // A reader that cannot open its book listens to `signIn` only.
    const isHeard = this.#isReady || (this.#hasFailed && command.type === 'signIn')
    if (isHeard && this.#origin !== null) {
      this.#frame?.contentWindow?.postMessage(wrapMessage(command), this.#origin)
    } else if (!this.isConnected || this.#origin !== null || (this.#isShowing && this.hasAttribute('book'))) {
      this.#waiting.push(command)
    }
  }

  readonly #hear = (event: MessageEvent): void => {
    if (this.#frame === null || this.#origin === null) return
    if (!isFrom(event, { window: this.#frame.contentWindow, origin: this.#origin })) return
    const message = readReaderMessage(event.data)
    if (message === null) return
    if (message.type === 'ready') {
      const isFirst = !this.#isReady
      this.#isReady = true
      this.#hasFailed = false
      if (isFirst) for (const name of ['theme', 'locale']) this.#apply(name)
      for (const command of this.#waiting.splice(0)) this.#send(command)
    }
    if (message.type === 'failed') {
      this.#isReady = false
      this.#hasFailed = true
      for (const command of this.#waiting.splice(0)) this.#send(command)
    }
    const readerEvent = new CustomEvent<ReaderMessage>(`lectern-${message.type}`, {
      detail: message,
      bubbles: true,
      cancelable: message.type === 'exit',
    })
    // The address was checked to be http when it was read.
    if (this.dispatchEvent(readerEvent) && message.type === 'exit') window.location.assign(message.returnUrl)
  }
}

type ReaderEvents = {
  readonly [M in ReaderMessage as `lectern-${M['type']}`]: CustomEvent<M>
}

declare global {
  interface HTMLElementTagNameMap {
    'lectern-book': LecternBookElement
  }
  /** Events bubble, so that the page can listen on any ancestor. */
  interface GlobalEventHandlersEventMap extends ReaderEvents {}
}
