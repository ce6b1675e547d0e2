import { libraryMessages, studioMessages } from '@lectern/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge'
import { Banner } from '../banner'
import { Button } from '../button'
import { Card } from '../card'
import { ChoiceGroup } from '../choice-group'
import { Heading } from '../heading'
import { IconButton } from '../icon-button'
import { Plus, Settings, Trash2 } from '../icon/icons'
import { Grid, Inline, Stack } from '../layout'
import { Link } from '../link'
import { useTranslate } from '../locale/use-translate'
import { ProgressBar } from '../progress-bar'
import { Switch } from '../switch'
import { Text } from '../text'
import { TextField } from '../text-field'

/** Many components close together, to show where text does not fit. */
function DenseScreen() {
  const t = useTranslate(studioMessages)
  const read = useTranslate(libraryMessages)
  const [title, setTitle] = useState('')
  const [theme, setTheme] = useState('dark')
  const [on, setOn] = useState(true)
  return (
    <Stack as="section" gap="l" aria-label={t('libraryTitle')}>
      <Inline justify="between" gap="m">
        <Heading level={1} size="xl">
          {t('libraryTitle')}
        </Heading>
        <Inline gap="s">
          <IconButton icon={Settings} label={t('settings')} />
          <Button tone="accent" icon={Plus}>
            {t('libraryNew')}
          </Button>
        </Inline>
      </Inline>
      <Banner tone="critical">{t('signInUnreachable')}</Banner>
      <Grid columns="narrow" gap="m">
        {[3, 24, 1200].map((count) => (
          <Card key={count} as="article">
            <Stack gap="s">
              <Inline justify="between">
                <Badge tone="accent">{t('libraryChanged')}</Badge>
                <IconButton icon={Trash2} label={t('libraryDelete')} size="s" />
              </Inline>
              <Link href="#book">{t('libraryOpen', { title: 'The River Bank' })}</Link>
              <Text size="s" tone="muted">
                {t('libraryPages', { count })} · {read('playerPageOf', { page: 3, total: count })}
              </Text>
              <ProgressBar label={t('loading')} value={0.4} />
              <Inline gap="s">
                <Button size="s">{t('cancel')}</Button>
                <Button size="s" tone="critical">
                  {t('discard')}
                </Button>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Card>
        <Stack gap="m">
          <TextField
            label={t('signInEmail')}
            hint={t('signInHelp')}
            error={t('signInEmailNeeded')}
            value={title}
            onChange={setTitle}
          />
          <ChoiceGroup
            label={t('theme')}
            value={theme}
            onChange={setTheme}
            choices={[
              { value: 'dark', label: t('themeDark') },
              { value: 'contrast', label: t('themeContrast') },
            ]}
          />
          <Switch label={read('libraryBookSilent')} checked={on} onChange={setOn} />
        </Stack>
      </Card>
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Pseudo-locale',
  component: DenseScreen,
  tags: ['!dev'],
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** finding words that have no room, and words that were never translated: in a made-up language they stay as they were.',
          'Choose “Made up” under Language in the toolbar to see any story like this. Its longer words are about 40% longer than English, as in German and Finnish.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof DenseScreen>
export default meta
type Story = StoryObj<typeof meta>

export const LongerWords: Story = { globals: { locale: 'long' } }
export const LongerWordsOnAPhone: Story = {
  name: 'Longer words on a phone',
  globals: { locale: 'long', viewport: { value: 'w320', isRotated: false } },
}
export const RightToLeft: Story = { name: 'Right to left', globals: { locale: 'mirrored' } }
