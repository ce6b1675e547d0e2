import { expect, test } from 'vitest'
import { standInEngines } from '../../testing/stand-in-engines'
import { loadVoiceChoice } from './choose-voices'

test.each([
  ['en', 'ada'],
  ['es', 'luz'],
  ['es-MX', 'luz'],
  ['ja', 'ada'],
])('an unknown or missing voice in %s is the first one of the language, or of all: %s', async (language, used) => {
  const choice = await loadVoiceChoice(standInEngines().engines.speech, language)
  expect([choice.chooseVoice(undefined), choice.replacements()]).toEqual([used, []])
  expect([choice.chooseVoice('nobody'), choice.chooseVoice('nobody')]).toEqual([used, used])
  expect(choice.replacements()).toEqual([{ field: 'voiceId', requested: 'nobody', used }])
})
