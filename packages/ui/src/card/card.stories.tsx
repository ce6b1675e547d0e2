import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../heading'
import { Grid, Stack } from '../layout'
import { Text } from '../text'
import { Button } from '../button'
import { Menu } from '../menu'
import { Skeleton } from '../skeleton'
import { vars } from '../theme/contract.css'
import { Card, CardButton, CardLink, cardLevels, cardPaddings } from '.'

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          'A sheet that holds one thing: a book, a voice, a setting. Where the whole of it is pressed, take CardLink or CardButton: one stop of the Tab key, named by its title; buttons on it keep their own press. For many things with one line each, take a list of rows.',
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
        <Card key={padding} padding={padding}>
          <Text tone="muted">{padding}</Text>
        </Card>
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
        <Text tone="muted">Where you are</Text>
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
