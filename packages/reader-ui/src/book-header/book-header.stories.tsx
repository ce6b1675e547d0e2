import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookHeader } from '.'

const meta = {
  title: 'Reader/BookHeader',
  component: BookHeader,
  args: {
    title: 'The Lamp That Could Read',
    chapterName: 'Night',
    language: 'en',
    languages: ['en', 'es', 'ar'],
    libraryHref: '#library',
    onLanguageChoice: () => undefined,
  },
} satisfies Meta<typeof BookHeader>
export default meta
type Story = StoryObj<typeof meta>

export const WithChapter: Story = {}
export const OneLanguage: Story = { args: { languages: ['en'], chapterName: null } }
export const FromAnotherSite: Story = {
  args: { returnTo: { site: 'school.example', link: { href: 'https://school.example/class' } } },
}
export const LongTitle: Story = {
  args: {
    title: 'Die sehr lange Geschichte von der Leuchtturmwärterin und ihrem Papagei, neu erzählt',
    language: 'de',
  },
}
