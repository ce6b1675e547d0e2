import type { Meta, StoryObj } from '@storybook/react-vite'
import { readerMessages, studioMessages } from '@lectern/messages'
import { Text } from '../text'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Voice and tone', tags: ['!autodocs'] } satisfies Meta
export default meta

const { en: reader } = readerMessages
const { en: studio } = studioMessages

/** [rule, why, what the product says] */
const rules = [
  [
    'Say what is wrong, then what to do.',
    'Nobody can act on “invalid input”.',
    [studio.signInWrong, studio.signInUnreachable, `${reader.bookMissing}. ${reader.bookMissingAdvice}`],
  ],
  [
    'Never blame.',
    'The reader did nothing wrong; something did not work.',
    [reader.bookUnknownChapter, reader.pageImageFailed],
  ],
  [
    'An empty place says how it is filled.',
    'The first thing anybody sees of a new shelf is that it is empty.',
    [`${studio.libraryEmpty}. ${studio.libraryEmptyLead}`, `${reader.libraryEmpty}. ${reader.libraryEmptyAdvice}`],
  ],
  [
    'Before something is destroyed, say what goes with it.',
    'A question that can be answered needs no “are you sure”.',
    [studio.libraryDeleteLead],
  ],
  [
    'A button says what it does.',
    'A verb, not “OK”. It can be understood without what stands around it.',
    [reader.libraryRead, studio.libraryDelete, reader.libraryOpenStudio],
  ],
  [
    'Waiting says for what.',
    'A ring alone says only that something is slow.',
    [reader.libraryLoading, reader.playerWaiting],
  ],
] as const

export const VoiceAndTone: StoryObj = {
  name: 'Voice and tone',
  render: () => (
    <FoundationPage
      title="Voice and tone"
      lead="Calm, exact and short, like a good librarian. We write for somebody who wants to read a book: plain words, present tense, no exclamation marks, no jokes about errors. The examples are the product’s own texts."
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
      <Section title="Words and marks">
        <Rows>
          <Row face="ui" name="Sentence case">
            <Text>Only the first letter of a title or a button is a capital: New book, not New Book.</Text>
          </Row>
          <Row face="ui" name="Full stops">
            <Text>In sentences; not in titles, labels and buttons.</Text>
          </Row>
          <Row face="ui" name="Numbers">
            <Text>
              Written as figures, the way the language of the interface writes them; texts that count have a plural.
            </Text>
          </Row>
          <Row face="ui" name="Two languages">
            <Text>
              Every text exists in English and Spanish, or the build fails. Spanish says tú, and runs about a quarter
              longer: try the made-up languages in the toolbar before a layout is done.
            </Text>
          </Row>
        </Rows>
      </Section>
    </FoundationPage>
  ),
}
