/** Texts of the dialog that shares a book: its link, QR code and embed code, and the end of its publication. */
export const sharing = {
  shareLoading: 'Share',
  shareTitle: 'Share “{title}”',
  shareFailed: "The book couldn't be loaded.",
  shareDraft: "This book isn't published",
  shareDraftLead: 'Readers who open its link find no book. Publish it first.',
  shareToPublish: 'Go to publishing',
  shareEveryone: 'Everyone with the link can read it.',
  shareDomain: 'People in your organisation can read it after they sign in. Everyone else finds no book.',
  sharePrivate: 'Only its authors can read it',
  sharePrivateLead:
    "Readers who open its link find no book. Choose who can read it in the book's details, or publish it for others.",
  shareLanguage: 'Language',
  shareAnyLanguage: "The reader's choice",
  shareLink: 'Link',
  shareCopyLink: 'Copy link',
  shareLinkCopied: 'Link copied.',
  shareQr: 'QR code of the link',
  shareQrSave: 'Save QR code',
  shareEmbed: 'Embed code',
  shareEmbedHint: 'Paste it where the book should appear in a page of your site.',
  shareCopyEmbed: 'Copy embed code',
  shareEmbedCopied: 'Embed code copied.',
  shareOrigins:
    'Only sites that the operator of this server has allowed show the book; others show an empty frame. For each site, the operator runs:',
  shareOriginsExact: 'Addresses must match exactly: with www. and without are two sites.',
  shareCopyFailed: "Your browser doesn't allow copying here. Select the text and copy it yourself.",

  unpublish: 'Unpublish',
  unpublishTitle: 'Unpublish “{title}”?',
  unpublishLead:
    'Readers who open its link, its QR code or a page that embeds it find no book, and it leaves the library at once. Notes and progress of readers are kept. You keep the book with all its pages, and can publish it again under the same link.',
  unpublished: '“{title}” is no longer published.',
  unpublishFailed: "“{title}” couldn't be unpublished. {reason}",

  duplicateTitle: 'Duplicate “{title}”',
  duplicateLead:
    'The copy has all chapters with their languages, pages, words, narration and popups, and the description, colour, access, categories, series and tags. It starts unpublished, with you as its only author.',
  duplicateLeft: 'Not copied: the cover, creators, quizzes, own glossary entries, and notes and progress of readers.',
  duplicateName: 'Title of the copy',
  duplicateNameOf: 'Copy of {title}',
  duplicateNameNeeded: 'Give the copy a title.',
  duplicateStart: 'Duplicate',
  duplicateRunning: 'Copying chapters',
  duplicateStop: 'Stop',
  duplicateFailed: "The book couldn't be copied. {reason}",
  duplicateUnfinished: {
    one: 'The copy has {count} chapter so far.',
    other: 'The copy has {count} chapters so far.',
  },
  duplicateOpen: 'Open the copy',
} as const
