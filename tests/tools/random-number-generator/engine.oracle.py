# Writes engine.oracle.json: 1 - 10^-9 quantiles of the chi-square distribution by degrees of freedom.
# A fair generator exceeds one of them once in a billion runs. Needs Python 3 with scipy.
import json
from pathlib import Path

from scipy.stats import chi2

degrees = [5, 6, 9, 36, 59, 99, 119]
quantiles = {str(k): round(float(chi2.isf(1e-9, k)), 6) for k in degrees}
path = Path(__file__).with_suffix('.json')
path.write_text(json.dumps({'chiSquare': quantiles}, indent=2) + '\n')
