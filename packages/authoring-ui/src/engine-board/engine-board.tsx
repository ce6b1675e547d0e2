import { engineMessages, type TextsOf, findLanguageName } from '@lectern/messages'
import { Badge, type BadgeTone, Card, Grid, Heading, Inline, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import { CircleAlert, CircleCheck, Minus } from '@lectern/ui/icons'
import * as styles from './engine-board.css'

type EngineText = keyof TextsOf<typeof engineMessages>
/** The part of message keys after `Prefix`; every code has a text. */
type CodeAfter<Prefix extends string, Name = EngineText> = Name extends `${Prefix}${infer Code}` ? Code : never

/** State as the server reports it. */
export interface EngineReport {
  readonly part: 'recognition' | 'speech' | 'alignment' | 'words' | 'import' | 'images' | 'audio'
  readonly engine: string
  readonly origin: 'embedded' | 'machine' | 'provider'
  readonly state: 'well' | 'unwell' | 'absent'
  readonly reason?: CodeAfter<'engineReason_'> | undefined
  /** English text of the engine itself. */
  readonly detail?: string | undefined
  /** Primary language subtags. */
  readonly languages?: readonly string[] | undefined
  readonly voices?: number | undefined
  /** Duration of its probe. */
  readonly seconds?: number | undefined
  readonly advice: readonly CodeAfter<'engineAdvice_'>[]
}

export interface EngineBoardProps {
  readonly engines: readonly EngineReport[]
  /** Every engine was probed; otherwise `well` only means that no fault is known. */
  readonly probed: boolean
}

const stateLooks = {
  well: { tone: 'success', icon: CircleCheck },
  unwell: { tone: 'critical', icon: CircleAlert },
  absent: { tone: 'neutral', icon: Minus },
} as const satisfies Record<EngineReport['state'], { tone: BadgeTone; icon: unknown }>

/** Number of languages that are named; the others are counted. */
const MAX_NAMED = 8

/** A card for each task with its engine, its state and the settings that change it. */
export function EngineBoard({ engines, probed }: EngineBoardProps) {
  return (
    <Grid as="ul" columns="wide">
      {engines.map((report) => (
        <EngineCard key={report.part} report={report} probed={probed} />
      ))}
    </Grid>
  )
}

function EngineCard({ report, probed }: { readonly report: EngineReport; readonly probed: boolean }) {
  const t = useTranslate(engineMessages)
  const { locale } = useLocale()
  const { part, engine, origin, state, reason, detail, languages, voices, seconds, advice } = report
  const { tone, icon } = stateLooks[state]
  // A skipped probe has no duration.
  const isSeeming = state === 'well' && (!probed || seconds === undefined)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const facts = [
    ...(voices === undefined ? [] : [t('engineVoices', { count: voices })]),
    ...(languages === undefined ? [] : [t('engineLanguages', { count: languages.length })]),
    ...(seconds === undefined ? [] : [t('engineSeconds', { seconds: number.format(seconds) })]),
  ]
  return (
    <Card as="li" padding="l">
      <Stack gap="s">
        <Inline justify="between" align="start" wrap={false}>
          <Heading level={2} size="m">
            {t(`enginePart_${part}`)}
          </Heading>
          <Badge tone={isSeeming ? 'neutral' : tone} icon={isSeeming ? undefined : icon}>
            {isSeeming ? t('engineState_seeming') : t(`engineState_${state}`)}
          </Badge>
        </Inline>
        <Inline gap="xs" align="baseline">
          <Text as="span" weight="medium">
            <bdi>{engine}</bdi>
          </Text>
          <Text as="span" size="s" tone="muted">
            {t(`engineOrigin_${origin}`)}
          </Text>
        </Inline>
        {reason !== undefined && (
          <Text size="s" tone={state === 'unwell' ? 'critical' : 'muted'}>
            {t(`engineReason_${reason}`)}
          </Text>
        )}
        {detail !== undefined && (
          <Text size="s" tone={state === 'unwell' ? 'critical' : 'muted'} lang="en" dir="auto">
            {detail}
          </Text>
        )}
        {facts.length > 0 && (
          <Text size="s" tone="muted" face="figures">
            {facts.join(' · ')}
          </Text>
        )}
        {languages !== undefined && languages.length > 0 && (
          <Text size="s" tone="muted">
            {listLanguages(languages, locale)}
          </Text>
        )}
        {advice.length > 0 && (
          <div className={styles.advice}>
            <Text size="s" weight="medium">
              {state === 'well' ? t('engineChange') : t('engineMend')}
            </Text>
            <ul className={styles.sentences}>
              {advice.map((code) => (
                <li key={code}>{t(`engineAdvice_${code}`)}</li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function listLanguages(languages: readonly string[], locale: string): string {
  // Languages without a known name are counted with the others.
  const named = languages
    .map((code) => findLanguageName(code, locale))
    .filter((name) => name !== null)
    .slice(0, MAX_NAMED)
  const rest = languages.length - named.length
  return new Intl.ListFormat(locale, { type: 'unit' }).format(rest > 0 ? [...named, `+${rest}`] : named)
}
