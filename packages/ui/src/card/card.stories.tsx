import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../heading'
import { Grid, Stack } from '../layout'
import { Text } from '../text'
import { Button } from '../button'
import { Menu } from '../menu'
import { Skeleton } from '../skeleton'
import { vars } from '../theme/contract.css'
import { forceStates, ShownStates } from '../testing/shown-states'
import { Card, CardButton, CardLink, cardLevels, cardPaddings } from '.'

const meta = {
  title: 'Layout/Card',
  component: Card,
  subcomponents: { CardButton, CardLink },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** one item with a few details: a book, a voice, a setting. `CardLink` and `CardButton` make the whole card pressable; actions on it work separately.',
          '**Use `RowList` instead** when many items need one line each, **`Table` instead** when people compare their details.',
          '**Keyboard**: a pressable card is one Tab stop, named by its title. Enter opens a link; Enter and Space press a button.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {
  render: () => (
    <Grid columns="narrow">
      {cardLevels.map((level) => (
        <Card key={level} level={level} padding="l">
          <Stack gap="xs">
            <Heading level={2} size="m">
              {level}
            </Heading>
            <Text tone="muted">Twelve pages, narrated in English and Spanish.</Text>
          </Stack>
        </Card>
      ))}
      <Card selected padding="l">
        <Stack gap="xs">
          <Heading level={2} size="m">
            selected
          </Heading>
          <Text tone="muted">Twelve pages, narrated in English and Spanish.</Text>
        </Stack>
      </Card>
    </Grid>
  ),
}

export const Paddings: Story = {
  render: () => (
    <Grid columns="narrow">
      {cardPaddings.map((padding) => (
        <Stack key={padding} gap="xs">
          <Text tone="muted" size="s">
            padding="{padding}"
          </Text>
          <Card padding={padding}>
            <div style={{ backgroundColor: vars.color.accentSoft }}>
              <Text>The content is tinted.</Text>
            </div>
          </Card>
        </Stack>
      ))}
    </Grid>
  ),
}

export const Links: Story = {
  render: () => (
    <Grid columns="narrow">
      <CardLink level={2} title="Zwei Brüder" href="#book" lead={<Skeleton shape="block" />}>
        <Text tone="muted">Twelve pages, narrated in English and Spanish.</Text>
      </CardLink>
      <CardLink
        level={2}
        title="A short walk along a very long river, told by everybody who went along"
        href="#long"
        lead={<Skeleton shape="block" />}
      />
      <CardLink level={2} title="First steps on the guitar" href="#current" current lead={<Skeleton shape="block" />}>
        <Text tone="muted">You are here</Text>
      </CardLink>
    </Grid>
  ),
}

const noCover = <div style={{ aspectRatio: '4 / 3', backgroundColor: vars.color.sunken }} />
const noEntries = [{ label: 'Rename', onSelect: () => undefined }]

export const PicturesAndMenus: Story = {
  render: () => (
    <Grid columns="narrow">
      <CardLink
        level={2}
        title="Zwei Brüder"
        titleLang="de"
        href="#book"
        picture={noCover}
        menu={<Menu look="icon" size="s" align="end" label="More for Zwei Brüder" entries={noEntries} />}
      >
        <Text tone="muted">Twelve pages</Text>
      </CardLink>
      <CardLink
        level={2}
        title="نهر طويل جدا"
        titleLang="ar"
        href="#long"
        picture={noCover}
        menu={<Menu look="icon" size="s" align="end" label="More for the long river" entries={noEntries} />}
      >
        <Text tone="muted">Two pages</Text>
      </CardLink>
    </Grid>
  ),
}

export const Buttons: Story = {
  render: () => (
    <Grid columns="narrow">
      <CardButton
        level={2}
        title="Calm voice"
        selected
        onPress={() => undefined}
        actions={<Button size="s">Listen</Button>}
      >
        <Text tone="muted">Warm, slow, British</Text>
      </CardButton>
      <CardButton
        level={2}
        title="Bright voice"
        selected={false}
        onPress={() => undefined}
        actions={<Button size="s">Listen</Button>}
      >
        <Text tone="muted">Quick, young, Canadian</Text>
      </CardButton>
      <CardButton level={2} title="Deep voice" disabled onPress={() => undefined}>
        <Text tone="muted">Not in this language</Text>
      </CardButton>
    </Grid>
  ),
}

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  // The card reacts to the pointer, its link or button to the keyboard.
  parameters: {
    pseudo: {
      ...forceStates('> *').pseudo,
      focusWithin: ['[data-shown=focus] > *'],
      focusVisible: ['[data-shown=focus] a'],
    },
  },
  render: () => (
    <ShownStates>
      <CardLink level={2} title="Zwei Brüder" href="#book" lead={<Skeleton shape="block" />}>
        <Text tone="muted">Twelve pages</Text>
      </CardLink>
    </ShownStates>
  ),
}
