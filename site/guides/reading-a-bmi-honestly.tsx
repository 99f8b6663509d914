import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'reading-a-bmi-honestly',
  title: 'Reading a BMI honestly',
  date: '2024-12-27',
  excerpt:
    'What the body mass index measures, what it cannot see, and why 100 grams can change a category but not your health.',
  keywords: ['BMI', 'body mass index', 'healthy weight', 'waist', 'ideal weight'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        The body mass index is the most used number about body weight, and one of the most misread. It takes two
        measures and one division. This guide is about what you may conclude from it, and what not. It is for adults,
        and it is not medical advice.
      </p>

      <h3>What it is</h3>
      <p>
        BMI is weight in kilograms divided by the square of height in meters. 70 kg at 1.75 m is 70 ÷ 1.75 ÷ 1.75 =
        22.9. The formula goes back to the Belgian statistician Adolphe Quetelet, in the 1830s, who looked for the
        average person and not for diseases. Its present name was given by Ancel Keys and others in 1972. They found it
        at least as good as other simple measures for comparing groups of people.
      </p>
      <p>
        The <PageLink to="/bmi-calculator">BMI calculator</PageLink> uses the categories of the World Health
        Organization for adults: below 18.5 underweight, from 18.5 normal weight, from 25 overweight, from 30 obese.
      </p>

      <h3>A border is a line, health is a slope</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Weight at 175 cm</th>
            <th scope="col">BMI</th>
            <th scope="col">Category</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>56.6 kg</td>
            <td>18.48</td>
            <td>Underweight</td>
          </tr>
          <tr>
            <td>56.7 kg</td>
            <td>18.51</td>
            <td>Normal weight</td>
          </tr>
          <tr>
            <td>76.5 kg</td>
            <td>24.98</td>
            <td>Normal weight</td>
          </tr>
          <tr>
            <td>76.6 kg</td>
            <td>25.01</td>
            <td>Overweight</td>
          </tr>
          <tr>
            <td>92 kg</td>
            <td>30.04</td>
            <td>Obese</td>
          </tr>
        </tbody>
      </table>
      <p>
        Between the third and the fourth line lie 100 grams, less than a glass of water. No risk jumps there. The lines
        were drawn so that doctors and statistics have something to hold on to, and risks rise gradually on both sides.
        So do not celebrate or mourn a category. Look where you are in the span, and in which direction you have been
        moving for a year.
      </p>

      <h3>How exact it is</h3>
      <p>
        Height is squared, so it matters most. 70 kg is a BMI of 23.1 at 174 cm, 22.9 at 175 cm and 22.6 at 176 cm. A
        centimeter is quickly gained or lost: people are a little taller in the morning than in the evening, and many
        give the height they had at twenty. Weight changes by a kilogram within a day, and at 175 cm that is a third of
        a BMI point. Measure both, without shoes, at the same time of the day, and do not read anything into the first
        decimal.
      </p>

      <h3>What it cannot see</h3>
      <ul>
        <li>
          <strong>Muscle and fat.</strong> 100 kg at 190 cm is 27.7, overweight, for a rower as for somebody who sits
          all day.
        </li>
        <li>
          <strong>Where the fat is.</strong> Around the waist it is riskier than on the hips. The British institute NICE
          advises adults to keep the waist below half of the height: below 87.5 cm at 175 cm.
        </li>
        <li>
          <strong>Age.</strong> Older people lose muscle, and the same BMI then means more fat.
        </li>
        <li>
          <strong>Origin.</strong> In some populations, among them people of Asian descent, risks begin at a lower BMI.
          A WHO consultation of 2004 named 23 and 27.5 as points to act on.
        </li>
        <li>
          <strong>Children, and pregnancy.</strong> The lines above do not hold for them at all. For children the BMI is
          compared with that of others of the same age and sex.
        </li>
      </ul>

      <h3>The healthy range, and “ideal” weights</h3>
      <p>
        Turned around, the formula gives a range of weights: at 175 cm a BMI of 18.5 to 24.9 is 56.7 to 76.3 kg. That is
        almost 20 kg of room, on purpose. The <PageLink to="/ideal-weight-calculator">ideal weight calculator</PageLink>{' '}
        shows four formulas that name a single figure: for a man of 175 cm they say from 68.7 to 72.0 kg. They look more
        exact, but were made as rules of thumb and for the dosing of medicines. All four lie inside the range, and none
        knows more about you than your height and sex.
      </p>

      <h3>What to do with your number</h3>
      <ol>
        <li>
          If you are well inside the range and your waist is below half your height, there is little more to learn here.
        </li>
        <li>
          If you are outside, or your weight changed without intention, talk to a doctor. One number is no diagnosis.
        </li>
        <li>
          If you want to change your weight, do it slowly. The{' '}
          <PageLink to="/calorie-calculator">calorie calculator</PageLink> estimates what your body uses in a day: a man
          of 30 with 85 kg, 175 cm and light exercise needs about 2,473 kcal, and 2,223 kcal to lose slowly. It marks
          targets that are too low to go without a doctor.
        </li>
        <li>Sleep, movement, blood pressure and not smoking count whatever the BMI says.</li>
      </ol>
    </>
  )
}
