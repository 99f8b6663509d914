import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'reading-a-bmi-honestly',
  title: 'What your BMI means, and what it doesn’t',
  date: '2024-12-27',
  excerpt:
    'What the body mass index measures, what it misses, and why 100 grams can change your category but not your health.',
  keywords: ['BMI', 'body mass index', 'healthy weight', 'waist', 'ideal weight'],
  tools: ['bmi-calculator', 'ideal-weight-calculator', 'calorie-calculator'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        The body mass index, or BMI, is one of the most common numbers about body weight, and it’s often misread. All it
        takes is your height, your weight and some division. This guide explains what you can conclude from it and what
        you can’t. It’s for adults and isn’t medical advice.
      </p>

      <h3>What it is</h3>
      <p>
        BMI is your weight in kilograms divided by the square of your height in meters. For 70 kg at 1.75 m, that’s 70 ÷
        1.75 ÷ 1.75 = 22.9. The formula goes back to the 1830s and the Belgian statistician Adolphe Quetelet, who was
        interested in the average person, not in disease. Ancel Keys and colleagues gave it its current name in 1972.
        They found it at least as good as other simple ratios of weight and height for comparing groups of people.
      </p>
      <p>
        The <PageLink to="/bmi-calculator">BMI calculator</PageLink> uses the World Health Organization’s categories for
        adults. Below 18.5 is underweight, 18.5 and up is normal weight, 25 and up is overweight, and 30 and up is
        obese.
      </p>

      <h3>Categories have sharp edges, but risk doesn’t</h3>
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
        The third and fourth rows are 100 grams apart, which is less than a glass of water. Your risk doesn’t jump
        there. The cutoffs give doctors and statisticians something to work with, but risk rises gradually on both sides
        of the range. So don’t celebrate a category or worry about one. Look at where you are within the range and which
        way you’ve been moving for the past year.
      </p>

      <h3>How precise it is</h3>
      <p>
        Height is squared, so it matters most. 70 kg is a BMI of 23.1 at 174 cm, 22.9 at 175 cm and 22.6 at 176 cm. It’s
        easy to be off by a centimeter: people are a little taller in the morning than in the evening, and they get
        shorter as they age. Your weight can change by a kilogram within a day, which is a third of a BMI point at 175
        cm. Measure both without shoes and at the same time of day, and don’t read much into the first decimal.
      </p>

      <h3>What it can’t see</h3>
      <ul>
        <li>
          <strong>Muscle and fat.</strong> 100 kg at 190 cm is a BMI of 27.7, which is overweight, whether you row every
          day or sit all day.
        </li>
        <li>
          <strong>Where the fat is.</strong> Fat around the waist is riskier than fat on the hips. Since 2022, NICE,
          which publishes health guidelines in England, has advised adults with a BMI below 35 to keep their waist below
          half their height. At 175 cm, that’s below 87.5 cm.
        </li>
        <li>
          <strong>Age.</strong> People tend to lose muscle as they get older, so the same BMI can mean more fat.
        </li>
        <li>
          <strong>Ancestry.</strong> In some populations, including people of Asian descent, risks begin at a lower BMI.
          In 2004, a{' '}
          <a href="https://doi.org/10.1016/S0140-6736(03)15268-3" rel="noopener">
            WHO expert group
          </a>{' '}
          identified additional points for public health action, including BMIs of 23 and 27.5.
        </li>
        <li>
          <strong>Children and pregnancy.</strong> The categories above don’t apply to children or during pregnancy at
          all. A child’s BMI is compared with that of other children of the same age and sex.
        </li>
      </ul>

      <h3>The healthy range and “ideal” weights</h3>
      <p>
        You can turn the formula around to get a range of weights. At 175 cm, a BMI of 18.5 to 24.9 is 56.7 to 76.3 kg.
        That’s a range of almost 20 kg, because healthy bodies differ that much. The{' '}
        <PageLink to="/ideal-weight-calculator">ideal weight calculator</PageLink> shows four formulas that each give a
        single number. For a man who is 175 cm tall, they give 68.7 to 72.0 kg. They look more exact, but they were
        created as rules of thumb and for calculating doses of medicine. All four are inside the healthy range, and all
        they know about you is your height and sex.
      </p>

      <h3>What to do with your number</h3>
      <ol>
        <li>
          If you’re well inside the range and your waist is below half your height, there’s little more to learn here.
        </li>
        <li>
          If you’re outside it, or your weight has changed and you weren’t trying to change it, talk to a doctor. One
          number isn’t a diagnosis.
        </li>
        <li>
          If you want to change your weight, do it slowly. The{' '}
          <PageLink to="/calorie-calculator">calorie calculator</PageLink> estimates how much your body uses in a day. A
          lightly active 30-year-old man who weighs 85 kg and is 175 cm tall needs about 2,473 kcal a day to maintain
          his weight, or 2,223 kcal to lose weight slowly. The calculator warns you about targets that are too low
          without a doctor’s care.
        </li>
        <li>Sleep, exercise, blood pressure and not smoking matter at any BMI.</li>
      </ol>
    </>
  )
}
