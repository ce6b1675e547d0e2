const THAI_SPACE = /(?<=[\p{sc=Thai}\p{sc=Laoo}!?"”)])\s+(?=["“(]?[\p{sc=Thai}\p{sc=Laoo}])/gu
/** What a clause begins with that goes on with its sentence. */
const GOES_ON =
  /^["“(]?(?:และ|หรือ|ซึ่ง|ที่|โดย|เพราะ|เพื่อ|เช่น|ได้แก่|คือ|ว่า|กับ|ของ|ใน(?!วัน|ขณะ|ที่สุด)|แล้วก็|จึง|ก็|ฯลฯ|ๆ|ແລະ|ຫຼື|ທີ່|ເພາະ|ຊຶ່ງ)/u
/** What is followed by what it belongs to: titles, and words that cannot end a sentence. */
const BINDS =
  /(?:นาย|นาง|นางสาว|ดร\.?|คุณ|ว่า|คือ|และ|หรือ|เช่น|ได้แก่|ที่|ของ|ๆ|พ\.ศ\.|ค\.ศ\.|จังหวัด|อำเภอ|ประเทศ|ທ້າວ|ນາງ|ວ່າ|ແລະ)$/u
const LONGEST_BINDER = 10
const LONGEST_BEGINNING = 8

/** Where sentences begin in Thai and Lao, which end them by a space: offsets of the spaces, rising. */
export function findThaiCuts(text: string): number[] {
  return [...text.matchAll(THAI_SPACE)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - LONGEST_BINDER), index)
      const after = text.slice(index + length, index + length + LONGEST_BEGINNING)
      return !BINDS.test(before) && !GOES_ON.test(after)
    })
    .map(({ index }) => index)
}
