import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button'
import { Drawer } from '../drawer'
import { FloatingPanel } from '../floating-panel'
import { Popover } from '../popover'
import { contrastRatio, type Rgb } from '../theme/color'
import '../styles.css'

const nothing = () => undefined

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

/** Returns the channels of a colour in any notation, by painting it. */
function paint(color: string): Rgb {
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser draws on a canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = NaN, green = NaN, blue = NaN] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

it.each(['dark', 'light', 'contrast'])(
  'a surface above a white page or the background stands out by its edge in the %s theme',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    await render(
      <>
        <FloatingPanel title="Panel" opener={null} onClose={nothing}>
          Panel
        </FloatingPanel>
        <Popover open onOpenChange={nothing} trigger={<Button>Open</Button>} title="Popover">
          Popover
        </Popover>
        <Drawer open isSheet onOpenChange={nothing} title="Drawer">
          Drawer
        </Drawer>
      </>,
    )
    const grounds = [paint('white'), paint(getComputedStyle(document.body).backgroundColor)]
    for (const name of ['Panel', 'Popover', 'Drawer']) {
      const surface = [...document.querySelectorAll('[role="dialog"]')].find((each) => each.textContent.includes(name))
      const { borderBlockStartColor, borderBlockStartWidth, backgroundColor } = getComputedStyle(surface!)
      expect([name, borderBlockStartWidth]).toEqual([name, '1px'])
      for (const ground of grounds) {
        const ratios = [borderBlockStartColor, backgroundColor].map((color) => contrastRatio(paint(color), ground))
        expect(Math.max(...ratios), `${name} on ${ground.join(' ')}`).toBeGreaterThanOrEqual(1.8)
      }
    }
  },
)
