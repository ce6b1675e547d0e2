import { isFrom, readReaderMessage, wrapMessage, type HostCommand, type ReaderMessage } from './protocol'
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
 * Attributes, whose changes in one task load one frame: `src` address of the reader (default: the origin of this script), `book`, `variation` (language), `page`
 * (page id; changing it turns the page), `return-url` (address that the reader's way back leads to), `label` (name of
 * the frame for screen readers).
 * Events: `lectern-ready`, `-page`, `-progress`, `-playback`, `-quiz`, `-exit`; `detail` is the `ReaderMessage`.
 * `-exit` navigates to the `returnUrl` unless its default is prevented.
 */
export class LecternBookElement extends PageElement {
  static readonly observedAttributes = ['src', 'book', 'variation', 'page', 'return-url', 'label']
  /** The reader of elements without `src`; set by `defineLecternBook`. */
  static defaultReader: string | null = null

  #frame: HTMLIFrameElement | null = null
  #origin: string | null = null
  #isReady = false
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
    this.#waiting = []
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return
    if (name === 'label') {
      if (this.#frame !== null) this.#frame.title = this.#label()
    } else if (name === 'page') {
      // Without the attribute the reader stays on its page. An empty one would be read as 0.
      if (after !== null && after.trim() !== '') this.goTo(Number(after))
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

  #label(): string {
    return this.getAttribute('label') ?? 'Book'
  }

  /**
   * Creates a new frame for each book. Navigating one frame from book to book would add each to the history of the
   * page, and late messages of the previous book would be taken for the next one's.
   */
  #showSoon(): void {
    this.#isReady = false
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
    frame.allow = 'autoplay; fullscreen'
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
      host: window.location.origin,
    })
    if (address === null) {
      console.error(
        `<lectern-book> cannot show "${reader}": give the address of a reader, such as https://books.example/`,
      )
    }
    return address
  }

  /**
   * Queues the command until the element is in the document and its reader is ready. Without a book there is no reader
   * to wait for.
   */
  #send(command: HostCommand): void {
    if (this.#isReady && this.#origin !== null) {
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
      this.#isReady = true
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
