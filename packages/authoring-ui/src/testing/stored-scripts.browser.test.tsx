import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import {
  countScripts,
  inBothLanguages,
  listScriptAddresses,
  makeScriptPoint,
  makeScriptTrigger,
  scriptAddresses,
  scriptText as text,
  scriptTexts,
} from '@lectern/presets/script-corpus'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from '../connected/fake-studio-server.fixture'
import { renderWorkspace } from '../connected/render-workspace.fixture'
import { fakeGlossaryServer } from '../glossary/fake-glossary-server.fixture'
import { renderEditor } from '../glossary/render-glossary.fixture'
import { createQuiz, fakeQuizServer } from '../quizzes/fake-quiz-server.fixture'
import { renderQuizzes } from '../quizzes/render-quizzes.fixture'

beforeEach(() => page.viewport(1300, 850))

it('the editor of triggers and coaching points executes no stored script', async () => {
  const countExecuted = countScripts()
  const triggers = scriptAddresses.map((address, index): PopupTrigger => ({
    ...makeScriptTrigger(address, index),
    contactInfo: text,
    items: [
      { type: 'video', content: inBothLanguages(address) },
      { type: 'audio', content: inBothLanguages(address) },
      { type: 'definition', content: inBothLanguages(text) },
      { type: text, content: { [text]: text } },
    ],
  }))
  const points = scriptAddresses.map((address, index): CoachingPoint => makeScriptPoint(address, index))
  const server = fakeStudioServer([{ words: 'Once upon' }])
  Object.assign(server.pages[0]!, { popupTriggers: triggers, coachingPoints: points })
  await renderWorkspace(server, 'marks', {})
  const rows = page.getByRole('list', { name: 'On page 1' }).getByRole('button')
  await expect.poll(() => rows.elements().length).toBe(8)
  for (const row of rows.elements()) {
    // By the row itself: the fields of the selection can lie over it.
    if (row instanceof HTMLElement) row.click()
    await expect.poll(() => row.isConnected && row.getAttribute('aria-pressed')).toBe('true')
    for (const name of ['Content', 'Behavior', 'Look']) {
      await page.getByRole('tab', { name }).click()
      expect(listScriptAddresses()).toEqual([])
    }
  }
  expect(await countExecuted()).toBe(0)
})

it('the editor of quizzes executes no stored script', async () => {
  const countExecuted = countScripts()
  const media = scriptAddresses.flatMap((url, index) =>
    ['image', 'audio', 'video', text].map((type, nth) => ({
      id: 100 + index * 10 + nth,
      type,
      url,
      language: null,
      questionId: 1,
      answerId: null,
      metadata: { alt: text },
    })),
  )
  const texts = { es: text }
  const answers = [true, false].map((isCorrect, orderIndex) => {
    return { id: 10 + orderIndex, questionId: 1, text, texts, isCorrect, orderIndex, media }
  })
  const fields = { id: 1, quizId: 7, type: 'single-choice', shufflesAnswers: false, attemptsAllowed: 1, orderIndex: 0 }
  const question = { ...fields, text, texts, feedback: text, feedbacks: texts, media, answers }
  const scoreFeedback = [{ fromPercent: 0, text, texts }]
  const quiz = createQuiz({ id: 7, title: text, quizType: text, scoreFeedback, questions: [question] })
  const server = fakeQuizServer([quiz])
  const list = await renderQuizzes(server)
  await expect.element(page.getByRole('button', { name: /^More for/ })).toBeVisible()
  expect(listScriptAddresses()).toEqual([])
  await list.unmount()
  await renderQuizzes(server, { quizId: 7 })
  await page.getByRole('button', { name: /^Question 1 ·/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Text of answer 2' })).toHaveValue(text)
  expect(listScriptAddresses()).toEqual([])
  expect(await countExecuted()).toBe(0)
})

it('the editor of the glossary executes no stored script', async () => {
  const countExecuted = countScripts()
  const server = fakeGlossaryServer(Object.fromEntries(scriptTexts.map((each) => [each, [text]])))
  for (const [index, word] of server.words.entries()) {
    const audio = scriptAddresses[index % scriptAddresses.length] ?? null
    Object.assign(word, { definitions: word.definitions.map((own) => ({ ...own, audio })) })
  }
  await renderEditor(server)
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(scriptTexts.length)
  expect(listScriptAddresses()).toEqual([])
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await userEvent.keyboard('{Tab}')
  expect(listScriptAddresses()).toEqual([])
  expect(await countExecuted()).toBe(0)
})

// Last, because its pictures can fail long after it has ended.
it('the corpus executes where a screen takes it for markup', async () => {
  const countExecuted = countScripts()
  const careless = document.createElement('div')
  document.body.append(careless)
  for (const each of scriptTexts) careless.innerHTML += each
  await expect.poll(countExecuted).toBeGreaterThan(3)
  careless.remove()
})
