import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReorderList } from '.'
import type { DragListener } from './connect-drag'
import '../styles.css'

const connected = vi.hoisted((): { listener: DragListener | null } => ({ listener: null }))
vi.mock('./connect-drag', () => ({
  connectDrag: (_list: HTMLElement, _entries: unknown, listener: DragListener) => {
    connected.listener = listener
    return () => undefined
  },
}))

it('forgets a drag whose end it cannot hear any more', async () => {
  const list = (disabled: boolean) => (
    <ReorderList
      label="Pages"
      disabled={disabled}
      entries={['Cover', 'Page 1']}
      entryKey={String}
      entryName={String}
      onReorder={() => undefined}
    >
      {(page) => page}
    </ReorderList>
  )
  const screen = await render(list(false))
  await expect.poll(() => connected.listener).not.toBeNull()
  connected.listener?.onOver('Cover', { x: 5, y: 900 })
  await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull()
  await screen.rerender(list(true))
  await expect.poll(() => document.querySelector('[data-dragged], [data-drop]')).toBeNull()
})
