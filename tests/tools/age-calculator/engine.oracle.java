import java.time.LocalDate;
import java.time.MonthDay;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import java.util.StringJoiner;
import java.util.TreeSet;

/**
 * Next birthdays, with java.time: java tests/tools/age-calculator/engine.oracle.java > tests/tools/age-calculator/engine.oracle.json
 *
 * For each birth, its dates, each with the next birthday and the days until then, under both rules for February 29
 * ('mar-1', then 'feb-28'): "20250228 20250301 1 20260228 365". MonthDay.atYear follows 'feb-28'.
 */
class Oracle {
  static final Random random = new Random(20261120);

  public static void main(String[] args) {
    var lines = new StringJoiner(",\n", "{\n", "\n}");
    for (int year = 1896; year <= 2104; year += 4) {
      if (!Year.isLeap(year)) continue;
      var birth = LocalDate.of(year, 2, 29);
      var dates = new TreeSet<LocalDate>();
      for (int age : new int[] {0, 1, 2, 3, 4, 5, 17, 18, 64, 99, 100, 104}) {
        for (int days = -2; days <= 3; days++) dates.add(birth.plusYears(age).plusDays(days));
      }
      lines.add(line(birth, dates));
    }
    for (int i = 0; i < 150; i++) {
      var birth = LocalDate.of(1880, 3, 1).plusDays(random.nextInt(90_000));
      if (birth.getMonthValue() == 2 && birth.getDayOfMonth() == 29) continue;
      var dates = new TreeSet<LocalDate>();
      for (int j = 0; j < 4; j++) dates.add(birth.plusDays(random.nextInt(40_000)));
      for (int j = 0; j < 4; j++) dates.add(birth.plusYears(random.nextInt(110)).plusDays(j - 1));
      lines.add(line(birth, dates));
    }
    System.out.println(lines);
  }

  static String line(LocalDate birth, TreeSet<LocalDate> dates) {
    var line = new StringJoiner(",");
    for (var on : dates) {
      if (on.isBefore(birth)) continue;
      var march = next(birth, on, true);
      var february = next(birth, on, false);
      line.add(String.format("%s %s %d %s %d", text(on), text(march), ChronoUnit.DAYS.between(on, march),
          text(february), ChronoUnit.DAYS.between(on, february)));
    }
    return String.format("\"%s\": \"%s\"", birth, line);
  }

  static LocalDate next(LocalDate birth, LocalDate on, boolean march) {
    var day = MonthDay.from(birth);
    for (var year = Year.from(on); ; year = year.plusYears(1)) {
      var birthday = march && !year.isValidMonthDay(day) ? year.atMonth(3).atDay(1) : day.atYear(year.getValue());
      if (birthday.isAfter(on)) return birthday;
    }
  }

  static String text(LocalDate date) {
    return date.toString().replace("-", "");
  }
}
