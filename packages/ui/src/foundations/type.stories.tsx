import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, headingSizes } from '../heading'
import { Text, textSizes, textWeights } from '../text'
import { vars } from '../theme/contract.css'
import { MeasuredSample } from './measured-sample'
import { FoundationPage, Row, Rows, Section } from './page'
import * as styles from './samples.css'

const meta = { title: 'Foundations/Type', tags: ['page', '!dev'] } satisfies Meta
export default meta

const faces = {
  ui: ['Inter, for the interface.', vars.font.ui],
  title: ['Literata, for books and titles.', vars.font.title],
  code: ['The system’s monospace typeface, for code.', vars.font.code],
} as const

/** [language, direction, a first sentence] */
const scripts = [
  ['en', 'ltr', 'The Mole had been working very hard all the morning.'],
  ['es', 'ltr', 'El Topo había trabajado muchísimo toda la mañana. ¿Y tú? ¡Ñandú, pingüino!'],
  ['ru', 'ltr', 'Крот очень усердно трудился всё утро.'],
  ['el', 'ltr', 'Ο Τυφλοπόντικας δούλευε σκληρά όλο το πρωί.'],
  ['ar', 'rtl', 'كان الخُلد يعمل بجدّ طوال الصباح.'],
  ['hi', 'ltr', 'छछूंदर सारी सुबह बहुत मेहनत कर रहा था।'],
  ['zh-Hans', 'ltr', '鼹鼠整个上午都在辛勤地工作。'],
  ['ja', 'ltr', 'モグラは朝からずっと一生懸命働いていました。'],
  ['ko', 'ltr', '두더지는 아침 내내 매우 열심히 일했다.'],
] as const

export const Scale: StoryObj = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Two typefaces, seven sizes and three weights. The two largest sizes grow with the window; the others follow the text size set in the browser."
    >
      <Section title="Headings" lead="The level is the place in the outline of the page, the size only the look.">
        <Rows>
          {headingSizes.map((size) => (
            <Row key={size} name={`Heading ${size}`}>
              <MeasuredSample>
                <Heading level={3} size={size}>
                  By the river it was spring
                </Heading>
              </MeasuredSample>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Text">
        <Rows>
          {textSizes.map((size) => (
            <Row key={size} name={`Text ${size}`}>
              <MeasuredSample>
                <Text size={size}>
                  The Mole had been working very hard all the morning, spring-cleaning his little home.
                </Text>
              </MeasuredSample>
            </Row>
          ))}
          {textWeights.map((weight) => (
            <Row key={weight} name={`Text ${weight}`}>
              <MeasuredSample>
                <Text weight={weight}>First with brooms, then with dusters.</Text>
              </MeasuredSample>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Fluid sizes" lead="They grow continuously from phone to desktop: resize the window to see it.">
        <Rows>
          {(['xxl', 'display'] as const).map((size) => (
            <Row key={size} name={`fontSize.${size}`} token={vars.fontSize[size]}>
              <p className={styles.line} style={{ fontSize: vars.fontSize[size], fontFamily: vars.font.title }}>
                Up we go!
              </p>
            </Row>
          ))}
        </Rows>
      </Section>
    </FoundationPage>
  ),
}

export const FacesAndScripts: StoryObj = {
  name: 'Typefaces and scripts',
  // Scripts other than Latin use the typefaces of the device, which differ between devices.
  tags: ['no-picture'],
  render: () => (
    <FoundationPage
      title="Typefaces and scripts"
      lead="Latin letters come with the application. Other scripts use the typefaces of the reader’s device."
    >
      <Section title="Typefaces">
        <Rows>
          {Object.entries(faces).map(([name, [meaning, family]]) => (
            <Row key={name} name={`font.${name}`} meaning={meaning}>
              <p className={styles.line} style={{ fontFamily: family, fontSize: vars.fontSize.xl }}>
                Hamburgefonstiv 0123456789
              </p>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Scripts" lead="Each in the typeface of the interface and in that of books.">
        <Rows>
          {scripts.map(([language, direction, sentence]) => (
            <Row key={language} name={language}>
              <p className={styles.line} lang={language} dir={direction}>
                {sentence}
              </p>
              <p className={styles.line} lang={language} dir={direction} style={{ fontFamily: vars.font.title }}>
                {sentence}
              </p>
            </Row>
          ))}
        </Rows>
      </Section>
    </FoundationPage>
  ),
}
