import type { Meta, StoryObj } from '@storybook/react-vite'
import { libraryMessages, studioMessages, waysInMessages } from '@lectern/messages'
import { Text } from '../text'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Voice and tone', tags: ['page', '!dev'] } satisfies Meta
export default meta

const { en: reader } = libraryMessages
const { en: studio } = studioMessages
const { en: waysIn } = waysInMessages

/** [rule, reason, example] */
const rules = [
  [
    'Say what is wrong, then what to do.',
    '“Invalid input” helps nobody.',
    [studio.signInWrong, studio.signInUnreachable, `${waysIn.bookMissing}. ${waysIn.bookMissingAdvice}`],
  ],
  [
    'Never blame.',
    'The reader did nothing wrong: something did not work.',
    [waysIn.bookUnknownChapter, reader.pageImageFailed],
  ],
  [
    'An empty screen says how to fill it.',
    'It is the first screen that people see of a new library.',
    [`${studio.libraryEmpty}. ${studio.libraryEmptyLead}`, `${reader.libraryEmpty}. ${reader.libraryEmptyAdvice}`],
  ],
  [
    'Before something is deleted, say what will be lost.',
    'A clear question needs no “are you sure”.',
    [studio.libraryDeleteLead],
  ],
  [
    'A button says what it does.',
    'A verb, not “OK”. It makes sense on its own.',
    [reader.libraryRead, studio.libraryDelete, reader.libraryOpenStudio],
  ],
  [
    'Loading messages say what is loading.',
    'A spinner alone only says that something is slow.',
    [reader.libraryLoading, reader.playerWaiting],
  ],
] as const

export const VoiceAndTone: StoryObj = {
  name: 'Voice and tone',
  render: () => (
    <FoundationPage
      title="Voice and tone"
      lead="Calm, exact and short, like a good librarian: plain words, present tense, no exclamation marks, no jokes about errors. The examples are texts from the product."
    >
      <Section title="How we write">
        <Rows>
          {rules.map(([rule, why, examples]) => (
            <Row face="ui" key={rule} name={rule} meaning={why}>
              {examples.map((example) => (
                <blockquote key={example} className={styles.quote}>
                  <Text>{example}</Text>
                </blockquote>
              ))}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Style">
        <Rows>
          <Row face="ui" name="Sentence case">
            <Text>Only the first word of a title or button has a capital: New book, not New Book.</Text>
          </Row>
          <Row face="ui" name="Full stops">
            <Text>In sentences; not in titles, labels and buttons.</Text>
          </Row>
          <Row face="ui" name="Numbers">
            <Text>Written as figures in the format of the interface language; texts with a count have a plural.</Text>
          </Row>
          <Row face="ui" name="Two languages">
            <Text>
              Every text exists in English and Spanish, or the build fails. Spanish says tú, and runs about a quarter
              longer: check every layout with the made-up languages in the toolbar.
            </Text>
          </Row>
        </Rows>
      </Section>
    </FoundationPage>
  ),
}
