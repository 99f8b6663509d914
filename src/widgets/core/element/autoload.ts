import { discover } from './discover'

// `<script src=".../embed/pegboard.js">`, with or without type="module": loads the tools of the document's tags.
discover(document)
