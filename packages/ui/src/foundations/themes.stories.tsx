import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Grid, Inline } from '../layout'
import { TextField } from '../text-field'
import { parseHex } from '../theme/color'
import { defaultAccent } from '../theme/default-accent'
import { themeNames } from '../theme/theme-preference'
import { FoundationPage, Section } from './page'
import { ThemeSample } from './theme-sample'

const presets = [defaultAccent, '#fd7e1d', '#ffeb3b', '#0b6b3a', '#111111', '#ffffff'] as const

interface ThemesProps {
  readonly color: string
}

function ThemesPage({ color }: ThemesProps) {
  const [typed, setTyped] = useState(color)
  const [shown, setShown] = useState(color)
  const choose = (next: string) => {
    setTyped(next)
    if (parseHex(next) !== null) setShown(next)
  }
  return (
    <FoundationPage
      title="Themes"
      lead="Dark is the default: a reading room at night. Light is warm paper by day. High contrast is black, white and a few bright hues, every word at 7:1 or more. A partner gives one colour; everything else follows from it."
    >
      <Section
        title="One colour makes a partner’s theme"
        lead="It stays as it is where it can be read, and moves no further than it must: words reach 4.5 (7 in high contrast), shapes 3, whatever is typed here."
      >
        <TextField
          label="Partner’s colour"
          hint="#rgb or #rrggbb"
          value={typed}
          onChange={choose}
          error={parseHex(typed) === null ? 'This is no colour. Write it as #rrggbb, such as #fd7e1d.' : undefined}
        />
        <Inline gap="s">
          {presets.map((preset) => (
            <Button key={preset} size="s" onClick={() => choose(preset)}>
              {preset}
            </Button>
          ))}
        </Inline>
        <Grid columns="narrow" gap="l">
          {themeNames.map((theme) => (
            <ThemeSample key={theme} theme={theme} color={shown} />
          ))}
        </Grid>
      </Section>
    </FoundationPage>
  )
}

const meta = {
  title: 'Foundations/Themes',
  component: ThemesPage,
  tags: ['!autodocs'],
  args: { color: '#fd7e1d' },
} satisfies Meta<typeof ThemesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Orange: Story = {}
export const Yellow: Story = { args: { color: '#ffeb3b' } }
