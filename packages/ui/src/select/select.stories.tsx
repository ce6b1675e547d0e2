import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Select } from '.'

function Languages() {
  const [language, setLanguage] = useState<'en' | 'es' | 'ar'>('en')
  return (
    <Select
      label="Book language"
      hint="The interface keeps its own."
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'es', label: 'Español', lang: 'es' },
        { value: 'ar', label: 'العربية', lang: 'ar' },
      ]}
    />
  )
}

const meta = { title: 'Components/Select', component: Languages } satisfies Meta<typeof Languages>
export default meta

export const BookLanguage: StoryObj<typeof meta> = {}
