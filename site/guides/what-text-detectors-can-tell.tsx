import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'what-text-detectors-can-tell',
  title: 'What AI and plagiarism detectors can and cannot tell',
  date: '2024-12-28',
  excerpt:
    'A detector gives a score, not a proof. How ours work it out, how easily they err, and what to do before you accuse anybody.',
  keywords: ['AI detector', 'plagiarism checker', 'false positives', 'AI writing', 'originality'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        Teachers, editors and employers ask whether a text was written by a machine or copied from somewhere. Detectors
        promise an answer in percent. This guide shows what stands behind such a number, with our own two tools as an
        example, because we can tell exactly what they do. They are simple on purpose, and their pages say so.
      </p>

      <h3>How our AI detector gets its score</h3>
      <p>
        The <PageLink to="/ai-detector">AI content detector</PageLink> counts signs of style. Formal transitions such as
        “furthermore” add 15 points each, stock phrases 20, an average sentence length between 20 and 30 words adds 25.
        Opinions such as “I think” take away 20, informal contractions 18. The points are divided by twice the number of
        words, times 100, and 30 is added. That is all: a scale for a writing style, not a measure of who wrote it.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Score for AI</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>The bus was late this morning. We walked to the station and waited in the rain.</td>
            <td>30%</td>
          </tr>
          <tr>
            <td>
              The report is due on Friday. Furthermore, the tables in part two need new numbers before we can print it.
            </td>
            <td>68%</td>
          </tr>
          <tr>
            <td>Furthermore, the tables in part two need new numbers.</td>
            <td>100%</td>
          </tr>
          <tr>
            <td>I think the tables in part two need new numbers. Honestly, I’m not sure who has them!!</td>
            <td>0%</td>
          </tr>
          <tr>
            <td>The first two sentences of the Gettysburg Address, by Abraham Lincoln, 1863</td>
            <td>61%</td>
          </tr>
        </tbody>
      </table>
      <p>
        Look at the second and the third line: one word, “furthermore”, moves a note of 20 words from 30% to 68%, and a
        single sentence to 100%. Lincoln gets 61% for long sentences and for saying “nation” three times. And whoever
        adds “I think” gets away with a lot. A short text gives no basis at all, and no text gives a proof.
      </p>

      <h3>Are better detectors better?</h3>
      <p>
        Large ones use language models and measure how predictable each word is. They are right more often, and still
        wrong too often. OpenAI took its own classifier offline in July 2023, for its low rate of accuracy. In a{' '}
        <a href="https://doi.org/10.1016/j.patter.2023.100779" rel="noopener">
          study of the same year
        </a>{' '}
        seven detectors judged more than half of the essays by people who learn English as made by a machine, on
        average. Plain and careful writing looks predictable, and a text that was made by a machine and then edited does
        not.
      </p>

      <h3>Why a small error is a large problem</h3>
      <p>
        Let a detector find 90% of machine-made texts, and wrongly accuse only 5% of the others. It reads 1,000 essays,
        of which 100 are made by a machine. It finds 90 of them. Of the 900 honest ones it accuses 45. So of 135 accused
        students 45 are innocent: one in three. The rarer the cheating, the worse this gets. You can vary the figures
        with the <PageLink to="/percentage-calculator">percentage calculator</PageLink>.
      </p>

      <h3>Plagiarism is another question</h3>
      <p>
        Whether a text was copied can be shown, by laying the source beside it. For that a checker needs the source, and
        so a collection of web pages, journals and papers. Our{' '}
        <PageLink to="/plagiarism-detector">plagiarism detector</PageLink> has none, and looks nothing up. It scores
        phrases that are typical of copied and quoted text, and the sources it shows are simulated examples, drawn by
        chance and labeled so. Half of their mean similarity is in the score: the note about the bus above got 16% at
        one try and 12.5% at another. That score can teach what such a report looks like. It cannot tell you that
        anything was copied.
      </p>
      <p>
        Even a real match is not yet plagiarism. Quotations, titles, terms and laws are the same in many texts. What
        counts is whether somebody else’s work is passed off as one’s own, and that takes a person to judge.
      </p>

      <h3>What to do instead</h3>
      <ol>
        <li>Never decide on a score alone. Say so in writing, before the first text is checked.</li>
        <li>Ask for drafts, notes and sources. Whoever wrote a text can usually show how it came about.</li>
        <li>Talk about it. Two questions on the argument tell more than any percentage.</li>
        <li>Check the facts and the references. Machines invent sources that do not exist, and that can be proven.</li>
        <li>
          If you suspect a certain source, search for a rare sentence of the text in quotation marks. Once you have
          found it, paste both texts into the plagiarism detector: it shows the passages that they share, and that
          comparison is real.
        </li>
      </ol>
      <p>
        For your own writing a style score can be useful in a harmless way: it shows stock phrases, long sentences and
        repeated words. The <PageLink to="/text-counter">text counter</PageLink> adds the lengths. Take from it what
        makes the text better, and leave the percentage.
      </p>
    </>
  )
}
