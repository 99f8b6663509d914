import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Periods, with java.time: java tests/tools/date-difference/engine.oracle.java > tests/tools/date-difference/engine.oracle.json
 *
 * For each start, its ends, each with years, months and days by Period.between, then the totals by ChronoUnit.DAYS and
 * WEEKS: "20240301 0 1 1 30 4". Every February 29 from 1896 to 2104 is a start and an end.
 */
class Oracle {
  static final Random random = new Random(20261120);

  public static void main(String[] args) {
    for (int year = 1896; year <= 2104; year += 4) {
      if (!LocalDate.of(year, 1, 1).isLeapYear()) continue;
      var leapDay = LocalDate.of(year, 2, 29);
      var ends = new TreeSet<LocalDate>();
      for (int months : new int[] {0, 1, 2, 6, 11, 12, 13, 23, 24, 36, 47, 48, 49, 96, 120, 216, 252, 480, 780, 1199, 1200}) {
        for (int days = -2; days <= 2; days++) ends.add(leapDay.plusMonths(months).plusDays(days));
      }
      for (int i = 0; i < 10; i++) ends.add(leapDay.plusDays(random.nextInt(40_000)));
      for (int later = year; later <= 2104; later += 4) ends.add(LocalDate.of(later, 2, 1).plusMonths(1).minusDays(1));
      add(leapDay, ends);
      for (int back : new int[] {1, 28, 29, 30, 31, 60, 365, 366, 730, 1461, 9131, 36_525}) {
        add(leapDay.minusDays(back), List.of(leapDay.minusDays(1), leapDay, leapDay.plusDays(1)));
      }
    }
    // Month ends, and the ends of the months after them.
    for (int i = 0; i < 60; i++) {
      var start = LocalDate.of(1890 + random.nextInt(220), 1 + random.nextInt(12), 1).minusDays(1 + random.nextInt(4));
      var ends = new TreeSet<LocalDate>();
      for (int months = 0; months <= 13; months++) {
        for (int days = -1; days <= 2; days++) ends.add(start.withDayOfMonth(1).plusMonths(months + 1).minusDays(days));
      }
      add(start, ends);
    }
    // Random dates.
    for (int i = 0; i < 60; i++) {
      var start = LocalDate.ofEpochDay(random.nextLong(first, last));
      var ends = new TreeSet<LocalDate>();
      for (int j = 0; j < 12; j++) ends.add(LocalDate.ofEpochDay(random.nextLong(start.toEpochDay(), last)));
      for (int j = 0; j < 12; j++) ends.add(start.plusDays(random.nextInt(4000)));
      add(start, ends);
    }
    add(LocalDate.of(1, 1, 1), List.of(LocalDate.of(1, 1, 1), LocalDate.of(9999, 12, 31)));
    var lines = new StringJoiner(",\n", "{\n", "\n}");
    pairs.forEach((start, ends) -> lines.add(line(start, ends)));
    System.out.println(lines);
  }

  static final TreeMap<LocalDate, TreeSet<LocalDate>> pairs = new TreeMap<>();

  static void add(LocalDate start, Collection<LocalDate> ends) {
    pairs.computeIfAbsent(start, key -> new TreeSet<>()).addAll(ends);
  }

  static final long first = LocalDate.of(1, 1, 1).toEpochDay();
  static final long last = LocalDate.of(9990, 12, 31).toEpochDay();

  static String line(LocalDate start, TreeSet<LocalDate> ends) {
    var line = new StringJoiner(",");
    for (var end : ends) {
      if (end.isBefore(start)) continue;
      var period = Period.between(start, end);
      if (period.toTotalMonths() != ChronoUnit.MONTHS.between(start, end)) throw new AssertionError(start + " " + end);
      line.add(String.format("%04d%02d%02d %d %d %d %d %d", end.getYear(), end.getMonthValue(), end.getDayOfMonth(),
          period.getYears(), period.getMonths(), period.getDays(),
          ChronoUnit.DAYS.between(start, end), ChronoUnit.WEEKS.between(start, end)));
    }
    return String.format("\"%s\": \"%s\"", start, line);
  }
}
