import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'what-text-detectors-can-tell',
  title: 'What AI and plagiarism detectors can and can’t prove',
  date: '2024-12-28',
  excerpt:
    'A detector gives you a score, not proof. How the score is calculated, how easily it can be wrong, and what to do before you accuse anyone.',
  keywords: ['AI detector', 'plagiarism checker', 'false positives', 'AI writing', 'originality'],
  tools: ['ai-detector', 'plagiarism-detector'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        Teachers, editors and employers want to know if a text was written by AI or copied from somewhere. Detectors
        answer with a percentage. This guide shows what’s behind it, with Pegboard’s AI and plagiarism detectors, which
        explain how they work.
      </p>

      <h3>How the AI detector gets its score</h3>
      <p>
        The <PageLink to="/ai-detector">AI content detector</PageLink> counts signs of style. For example, formal
        transitions such as “furthermore” add 15 points each, stock phrases add 20 each, and an average sentence length
        between 20 and 30 words adds 25. Opinions such as “I think” take away 20, and informal contractions take away
        18. The points are divided by twice the number of words and multiplied by 100. Then 30 is added, and the result
        is limited to 0 to 100. It’s a scale for writing style, not a measure of who wrote the text.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">AI score</th>
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
        Look at the second and third rows. One word, “furthermore,” moves a 20-word note from 30% to 68%, and a single
        sentence to 100%. Lincoln gets 61% for long sentences and for saying “nation” three times. A few personal
        phrases bring the fourth text down to 0%. So a score for a short text means very little.
      </p>

      <h3>Are bigger detectors better?</h3>
      <p>
        Many bigger detectors use language models to measure how predictable each word is. They make serious mistakes
        too. OpenAI took its own classifier offline in July 2023 because of its low accuracy. In a{' '}
        <a href="https://doi.org/10.1016/j.patter.2023.100779" rel="noopener">
          study from the same year
        </a>
        , seven detectors labeled more than half of the essays by non-native English writers as AI-written, on average.
        Plain, careful writing can look predictable, and edited AI text may not.
      </p>

      <h3>Why a small error rate is a big problem</h3>
      <p>
        Let’s say a detector finds 90% of AI-written texts and wrongly flags only 5% of the others. It reads 1,000
        essays, and 100 of them were written by AI. It finds 90 of those. It also flags 45 of the 900 honest essays. So
        of 135 accused students, 45 are innocent. That’s one in three. The rarer cheating is, the worse this gets. You
        can try other numbers with the <PageLink to="/percentage-calculator">percentage calculator</PageLink>.
      </p>

      <h3>Plagiarism is a different question</h3>
      <p>
        You can prove that a text was copied if you have the source. So most plagiarism checkers search a collection of
        web pages, journals and papers. Pegboard’s <PageLink to="/plagiarism-detector">plagiarism detector</PageLink>{' '}
        has no such collection, and it doesn’t look anything up. It scores phrases that are common in copied and quoted
        text. The sources it shows are made-up examples with random similarity values, and they’re labeled as simulated.
        Half of their average similarity is part of the score. The text about the bus scores 17.5%: 5 points that every
        text gets, and 12.5 from one made-up source. The score can show you what a plagiarism report looks like. It
        can’t show that anything was copied.
      </p>
      <p>
        Even a real match isn’t always plagiarism. Quotations, titles, technical terms and laws are the same in many
        texts. The question is whether someone presents another person’s work as their own, and it takes a person to
        judge that.
      </p>

      <h3>What to do instead</h3>
      <ol>
        <li>Don’t decide based on a score alone, and put that rule in writing before you check the first text.</li>
        <li>Ask for drafts, notes and sources. People who wrote a text can usually show how they did it.</li>
        <li>Talk to the writer. Two questions about the argument can reveal more than a percentage.</li>
        <li>Check facts and references. AI sometimes makes up sources, and you can check whether they exist.</li>
        <li>
          If you suspect that a passage was copied, search the web for an unusual sentence from it, in quotation marks.
          When you’ve found the source, paste both texts into the plagiarism detector. It shows the passages they share,
          and that comparison is real.
        </li>
      </ol>
      <p>
        A style score can be useful for your own writing. It points out stock phrases, long sentences and repeated
        words. The <PageLink to="/text-counter">text counter</PageLink> shows how long your text is. Use what makes your
        text better, and ignore the percentage.
      </p>
    </>
  )
}
