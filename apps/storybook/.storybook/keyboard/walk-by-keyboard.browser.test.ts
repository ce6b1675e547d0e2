import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { walkByKeyboard } from './walk-by-keyboard'

const stage = document.createElement('main')
const rules = document.createElement('style')
document.head.append(rules)
document.body.append(stage)

afterEach(() => {
  stage.replaceChildren()
  rules.textContent = ''
})

async function walk(html: string, prepare: () => void = () => undefined): Promise<readonly string[]> {
  stage.innerHTML = html
  prepare()
  return walkByKeyboard(document.body, (key) => userEvent.keyboard(`{${key}}`))
}
const at = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`There is no ${id}.`)
  return found
}
/** Arrow keys move between the members, as in a toolbar. */
function roving(ids: readonly string[]): void {
  for (const [index, id] of ids.entries()) {
    at(id).addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (step !== undefined) at(ids[(index + step + ids.length) % ids.length]!).focus()
    })
  }
}

describe('the keyboard walk of a correct document', () => {
  it('finds no fault if Tab reaches every control and its focus is visible', async () => {
    const html = '<button>Save</button><a href="#a">Book</a><input aria-label="Name"><button disabled>Later</button>'
    expect(await walk(html)).toEqual([])
  })

  it('finds no fault in a group that the arrow keys walk through', async () => {
    const html =
      '<div role="toolbar"><button id="a">A</button><button id="b" tabindex="-1">B</button><button id="c" tabindex="-1">C</button></div>'
    expect(await walk(html, () => roving(['a', 'b', 'c']))).toEqual([])
  })

  it('finds no fault in native radio buttons', async () => {
    const radio = (label: string) => `<label><input type="radio" name="size">${label}</label>`
    expect(await walk(`<fieldset>${radio('Small')}${radio('Large')}${radio('Huge')}</fieldset>`)).toEqual([])
  })

  it('finds no fault in a list that keeps the focus and points at its options', async () => {
    const html =
      '<div role="listbox" id="list" tabindex="0"><div role="option" id="a">A</div><div role="option" id="b">B</div></div>'
    const point = () =>
      at('list').addEventListener('keydown', () => at('list').setAttribute('aria-activedescendant', 'a'))
    expect(await walk(html, point)).toEqual([])
    expect(await walk(html)).toHaveLength(2)
  })

  it('finds no fault in a button for the pointer whose field does the same by keyboard', async () => {
    const html = (tie: string) =>
      `<input role="spinbutton" id="pages" aria-label="Pages"><button tabindex="-1" ${tie}>More</button>`
    expect(await walk(html('aria-controls="pages"'))).toEqual([])
    expect(await walk(html(''))).toHaveLength(1)
  })

  it('finds no fault in a dialog that fades out because the focus left it', async () => {
    const leave = () => at('start').addEventListener('focus', () => (at('dialog').dataset['state'] = 'closed'))
    const html =
      '<button id="start">Open</button><div role="dialog" id="dialog"><button tabindex="-1">Close</button></div>'
    expect(await walk(html, leave)).toEqual([])
  })

  it('finds no fault in a list that closes some time after its field lost the focus', async () => {
    const leave = () =>
      at('field').addEventListener('blur', () => setTimeout(() => at('list').remove(), 50), { once: true })
    const html = '<input id="field" aria-label="Voice"><div id="list" role="listbox"><div role="option">Ada</div></div>'
    expect(await walk(html, leave)).toEqual([])
  })

  it('finds no fault in a closed list that is still fading out at the end', async () => {
    const leave = () => at('field').addEventListener('blur', () => (at('list').dataset['state'] = 'closed'))
    const html =
      '<input id="field" aria-label="Voice"><div data-radix-popper-content-wrapper><div id="list" data-state="open"><div role="listbox"><div role="option">Ada</div></div></div></div>'
    expect(await walk(html, leave)).toEqual([])
    expect(await walk(html)).toHaveLength(1)
  })

  it('finds no fault in controls that nobody can use: hidden, disabled, inert', async () => {
    const html =
      '<div inert><button>A</button></div><div hidden><button>B</button></div><div aria-hidden="true"><button tabindex="-1">C</button></div>'
    expect(await walk(html)).toEqual([])
  })

  it('finds no fault in controls behind a modal dialog', async () => {
    const html =
      '<button>Behind</button><div role="dialog" aria-modal="true"><button id="first">Yes</button><button id="last">No</button></div>'
    const hold = () => {
      at('first').focus()
      document.addEventListener('focusin', ({ target }) => {
        const dialog = stage.querySelector('[role=dialog]')
        if (dialog !== null && !dialog.contains(target instanceof Node ? target : null)) at('first').focus()
      })
    }
    expect(await walk(html, hold)).toEqual([])
  })
})

describe('the keyboard walk', () => {
  it('finds a control that Tab skips', async () => {
    const faults = await walk('<button>Save</button><div role="button">Delete</div>')
    expect(faults).toEqual([expect.stringMatching(/^button "Delete" .* is not reached by keyboard$/)])
  })

  it('finds a control beside an open list that is not modal', async () => {
    const hidden = document.body.appendChild(document.createElement('div'))
    hidden.ariaHidden = 'true'
    const html =
      '<input aria-label="Voice" aria-controls="list"><div role="button">Clear</div><div role="listbox" id="list"><div role="option">Ada</div></div>'
    const faults = await walk(html)
    hidden.remove()
    expect(faults).toEqual([expect.stringContaining('button "Clear"')])
  })

  it('finds a member of a group that the arrow keys skip', async () => {
    const html =
      '<div role="toolbar"><button id="a">A</button><button id="b" tabindex="-1">B</button><button id="c" tabindex="-1">C</button></div>'
    const faults = await walk(html, () => roving(['a', 'b']))
    expect(faults).toEqual([expect.stringContaining('button "C"')])
  })

  it('finds an invisible focus', async () => {
    rules.textContent = '#quiet:focus-visible { outline: none }'
    const faults = await walk('<button>Save</button><button id="quiet">Delete</button>')
    expect(faults).toEqual([expect.stringMatching(/^button "Delete" .* looks the same/)])
  })

  it('finds no fault in a focus that is drawn on the element beside its control', async () => {
    rules.textContent =
      '#real { opacity: 0 } #real:focus-visible { outline: none } #real:focus-visible + i { outline: 2px solid }'
    expect(await walk('<label><input type="checkbox" id="real"><i>□</i> Autoplay</label>')).toEqual([])
  })

  it('finds an element that Tab does not leave', async () => {
    const hold = () => {
      at('trap').addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault()
      })
    }
    const faults = await walk('<button id="trap">Editor</button><button>After</button>', hold)
    expect(faults[0]).toMatch(/^button "Editor" .* keeps the focus/)
    expect(faults[1]).toMatch(/^button "After" .* is not reached/)
  })

  it('finds a positive tabindex', async () => {
    const faults = await walk('<button>Save</button><button tabindex="3">Delete</button>')
    expect(faults[0]).toMatch(/^button "Delete" .* tabindex 3$/)
  })
})
