import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Grid, Inline } from '../layout'
import { TextField } from '../text-field'
import { parseHex } from '../theme/color'
import { defaultAccent, partnerColors } from '../theme/constant-table'
import { themeNames } from '../theme/theme-preference'
import { FoundationPage, Section } from './page'
import { ThemeSample } from './theme-sample'

const presets = [defaultAccent, ...Object.values(partnerColors), '#0b6b3a', '#111111', '#ffffff'] as const

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
      lead="Dark is the default. Light resembles warm paper. High contrast is black, white and a few bright colours, with text at 7:1 or more. A partner chooses one colour; all others are derived from it."
    >
      <Section
        title="A partner’s theme from one colour"
        lead="The colour is kept where its contrast is sufficient and adjusted as little as possible otherwise: text reaches 4.5 (7 in high contrast), shapes 3."
      >
        <TextField
          label="Partner’s colour"
          hint="#rgb or #rrggbb"
          value={typed}
          onChange={choose}
          error={parseHex(typed) === null ? 'This is not a colour. Write it as #rrggbb, such as #fd7e1d.' : undefined}
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
  tags: ['page', '!dev'],
  args: { color: partnerColors.orange },
} satisfies Meta<typeof ThemesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Orange: Story = {}
export const Yellow: Story = { tags: ['!autodocs'], args: { color: partnerColors.yellow } }
