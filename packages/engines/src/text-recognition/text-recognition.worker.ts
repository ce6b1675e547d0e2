import { createImageReader } from '../images/create-image-reader'
import { serveCalls } from '../workers/serve-calls'
import { createRecogniser } from './create-recogniser'
import type { RecognitionCall, RecognitionReply } from './calls/recognition-calls'

const handle = createRecogniser(createImageReader())

serveCalls<{ request: RecognitionCall; reply: RecognitionReply }>(handle)
