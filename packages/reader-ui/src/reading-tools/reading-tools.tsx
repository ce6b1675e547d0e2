import { rulesOfMode } from '@lectern/core/book'
import { Suspense, useState, type ReactNode } from 'react'
import { NotesTool } from '../notes/notes-tool'
import { useNotes } from '../notes/use-notes'
import { LastPlaceTool } from '../last-place/last-place-tool'
import type { BookSearch } from '../book-search/create-book-search'
import type { Definer } from '../glossary/define-word'
import { GlossaryTool } from '../glossary/glossary-tool'
import { HeaderTools } from '../header-tools/header-tools'
import { PageStartTool } from '../page-start/page-start-tool'
import { SwipeTool } from '../page-swipe/swipe-tool'
import { useViewTool } from '../page-zoom/use-view-tool'
import { ViewTool } from '../page-zoom/view-tool'
import { HighlightLooks } from '../highlight/highlight-looks'
import { QuizTool } from '../quiz/quiz-tool'
import { useOpenedQuiz } from '../quiz/use-opened-quiz'
import type { ReadingToolsProps } from './reading-tools-props'
import { ListeningTools } from '../listening/listening-tools'
import { CoachingTool } from '../coaching/coaching-tool'
import { TriggersTool } from '../triggers/triggers-tool'
import { useShownVideo } from '../video/use-shown-video'
import { VideoTool } from '../video/video-tool'
import { RecentBooksTool } from '../recent-books/recent-books-tool'
import { SearchTool } from './search-tool'
import { useMountedSteps } from './use-mounted-steps'
import { WaysInTools } from '../ways-in/ways-in-tools'

/**
 * Renders the tools of an open book that the first load does not have. Each tool is one component. They are mounted in a few
 * steps, those with buttons first.
 */
export function ReadingTools(props: ReadingToolsProps) {
  const { toolbar, player } = props.slots
  const notes = useNotes(props)
  const [search, setSearch] = useState<BookSearch | null>(null)
  const [definer, setDefiner] = useState<Definer | null>(null)
  const view = useViewTool()
  const video = useShownVideo()
  const quiz = useOpenedQuiz(props)
  const steps = useMountedSteps(4)
  const place = toolbar ?? player
  const isSimple = rulesOfMode(props.address.mode).chrome === 'simple'
  return (
    <>
      {place !== null && !isSimple && (
        <Tool>
          <HeaderTools
            {...props}
            place={place}
            notes={notes}
            video={video}
            search={search}
            onSearch={setSearch}
            hasViewButton={view.hasButton}
            onView={view.open}
            onOpenQuiz={quiz.open}
          />
        </Tool>
      )}
      {steps > 1 && (
        <>
          {props.address.savesProgress && (
            <>
              <Tool>
                <LastPlaceTool {...props} />
              </Tool>
              <RecentBooksTool {...props} />
            </>
          )}
          <Tool>
            <WaysInTools {...props} />
          </Tool>
          <HighlightLooks />
          <Tool>
            <PageStartTool {...props} />
          </Tool>
          <Tool>
            <ListeningTools {...props} notes={notes} define={definer?.defineWord ?? null} />
          </Tool>
        </>
      )}
      {steps > 2 && (
        <>
          <Tool>
            <SearchTool {...props} search={search} onSearch={setSearch} />
          </Tool>
          <Tool>
            <QuizTool {...props} quiz={quiz} />
          </Tool>
          <SwipeTool {...props} />
          <Tool>
            <ViewTool {...props} {...view} />
          </Tool>
          <Tool>
            <VideoTool {...props} video={video} />
          </Tool>
        </>
      )}
      {steps > 3 && (
        <>
          <Tool>
            <GlossaryTool {...props} onDefine={setDefiner} />
          </Tool>
          <Tool>
            <TriggersTool {...props} onOpenQuiz={quiz.open} define={definer?.defineTerm ?? null} />
          </Tool>
          <Tool>
            <CoachingTool {...props} />
          </Tool>
          <Tool>
            <NotesTool {...props} notes={notes} />
          </Tool>
        </>
      )}
    </>
  )
}

/** A tool whose texts in another interface language are still being loaded. The other tools stay as they are. */
function Tool({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}
