import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ThemeColors } from '../theme/theme-colors'
import { themes } from '../theme/themes'
import { useTheme } from '../theme/use-theme'
import { colorGroups } from './color-meanings'
import { ColorRow } from './color-row'
import { FoundationPage, Rows, Section } from './page'

const meta = { title: 'Foundations/Colour', tags: ['page', '!dev'] } satisfies Meta
export default meta

function ColourPage() {
  const { theme } = useTheme()
  const colors = themes[theme]
  const names = (group: object) => Object.keys(colors).filter((name): name is keyof ThemeColors => name in group)
  return (
    <FoundationPage
      title="Colour"
      lead="Colours are named by their purpose, not their appearance. The numbers are contrast ratios in the current theme: text needs 4.5 (7 in high contrast), shapes 3."
    >
      {colorGroups.map((group) => (
        <Section key={group.title} title={group.title} lead={group.lead}>
          <Rows>
            {names(group.colors).map((name) => (
              <ColorRow key={name} name={name} theme={colors} meaning="" {...group.colors[name]} />
            ))}
          </Rows>
        </Section>
      ))}
    </FoundationPage>
  )
}

export const Colour: StoryObj = { render: () => <ColourPage /> }
