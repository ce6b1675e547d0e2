import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, buttonSizes } from '.'
import { ChoiceGroup } from '../choice-group'
import { Play } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Select } from '../select'
import { Slider } from '../slider'
import { fieldSizes, TextField } from '../text-field'
import '../styles.css'

const nothing = () => {}

it('makes every control at least 44 pixels high in a small window', async () => {
  await page.viewport(375, 740)
  await render(
    <>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          Read
        </Button>
      ))}
      {buttonSizes.map((size) => (
        <IconButton key={size} size={size} icon={Play} label="Play" />
      ))}
      {fieldSizes.map((size) => (
        <Select
          key={size}
          size={size}
          label="Language"
          value="en"
          options={[{ value: 'en', label: 'English' }]}
          onChange={nothing}
        />
      ))}
      {fieldSizes.map((size) => (
        <TextField key={size} size={size} label="Title" value="" onChange={nothing} />
      ))}
      <Slider label="Time" min={0} max={10} step={1} value={3} onChange={nothing} />
      <ChoiceGroup
        label="Tool"
        hideLabel
        value="a"
        onChange={nothing}
        choices={[
          { value: 'a', label: 'Edit' },
          { value: 'b', label: 'Draw' },
        ]}
      />
    </>,
  )
  const controls = [...document.querySelectorAll('button, select, input')]
  expect(controls).toHaveLength(13)
  for (const control of controls) expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('keeps the smaller controls for a mouse in half of a desktop window', async () => {
  await page.viewport(600, 740)
  await render(
    <>
      <Button size="s">Read</Button>
      <Button size="m">Read</Button>
    </>,
  )
  const heights = [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect().height)
  expect(heights).toEqual([32, 40])
})
