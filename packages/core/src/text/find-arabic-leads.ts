const COLON = /:\s+(?=[\p{sc=Arab}«"“(])/gu
/** What announces speech or a list, which go on with the sentence: 'قال: نعم'. */
const ANNOUNCES =
  /(?:^|[\s«"(])(?:و|ف)?(?:قال|قالت|قالوا|قلت|قلنا|يقول|تقول|يقولون|قائل|قائلا|قائلة|قائلاً|سأل|سألت|سألته|سألها|يسأل|أجاب|أجابت|يجيب|رد|ردت|صاح|صاحت|هتف|همس|نادى|أضاف|أضافت|تابع|تابعت|صرح|صرحت|أكد|أكدت|أوضح|أوضحت|ذكر|ذكرت|أعلن|أعلنت|كتب|كتبت|مثل|هي|هو|هم|وهي|وهو|وهم|أشياء|أنواع|أقسام|أسباب|التالي|التالية|الآتي|الآتية|يلي|كالتالي|كالآتي|مثلا|اشترى|اشتريت)(?=[\s،:])/u
const LOOK_BACK = 60
const SHORTEST_SENTENCE_WORDS = 5
const WORDS = /^[^.!?؟:\n]{0,300}/u

/** The ends of Arabic leads before a full sentence: 'سؤال وجواب: ماذا حدث بعد ذلك؟' UTF-16 offsets, rising. */
export function findArabicLeads(text: string): number[] {
  return [...text.matchAll(COLON)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - LOOK_BACK), index + 1)
      const after = WORDS.exec(text.slice(index + length, index + length + 300))?.[0] ?? ''
      return (
        !ANNOUNCES.test(before) && after.trim().split(/\s+/u).length >= SHORTEST_SENTENCE_WORDS && !after.includes('،')
      )
    })
    .map(({ index }) => index + 1)
}
