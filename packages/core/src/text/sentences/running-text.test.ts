import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences'

/** Sentences of one text, parted by bars. */
test.each([
  ['ru', 'Книгу написал А. С. Пушкин.|Он жил давно.'],
  ['ru', 'Пришли К. У. Петрова и В. А. Сидоров.|Они молчали.'],
  ['es', 'Vive en el No. 5 de la calle.|Luego salió.'],
  ['es', 'Dijo que no.|Luego salió.'],
  ['en', 'Rome was founded in 753 B.C.|Legends say so.'],
  ['en', 'He lives in the U.S.|Many people do.'],
  ['en', '“Stop!” he said.|“No!” she cried.'],
  ['en', '1. take the cup|2. fill it|3. drink it'],
  ['en', 'a) the cup|b) the plate|c) the fork'],
  ['en', 'We need: 1) A cup|2) A plate|3) A fork'],
  ['en', '(a) Sign here.|(b) Date it.|(c) Send it.'],
  ['en', 'i. One|ii. Two|iii. Three'],
  ['en', 'The steps are: (1) wash it, (2) dry it, and (3) fold it.'],
  ['en', 'We know: 1) the door was shut; 2) the lamp was lit; 3) it rained.'],
  ['ja', '彼は笑った（本当に。）。|そして去った。'],
  ['ja', '「今日は雨だ。|傘を持っていけ。」'],
  ['ja', '父は「今日は雨だ。傘を持っていけ。」と言った。'],
  ['ja', '「雨だ。傘を持て。」と父が言った。|私は走った。'],
  ['zh', '他笑了（真的。）。|然后走了。'],
  ['ar', 'سامي: هل رأيت القطة في الحديقة اليوم؟'],
  ['ar', 'السيدة ليلى: أريد أن أشتري كتابا جديدا من هنا.'],
  ['ar', 'أين أنت؟|أنا هنا.'],
])('splits %s text: %s', (language, text) => {
  const sentences = text.split('|')
  const joined = sentences.join(language === 'ja' || language === 'zh' ? '' : ' ')
  expect(splitSentences(joined, { language }).map((sentence) => sentence.text)).toEqual(sentences)
})
