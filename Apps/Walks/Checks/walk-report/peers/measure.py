"""Reads a GPX file with gpxpy, and prints what track measures: measure.py FILE"""

import sys

import gpxpy

with open(sys.argv[1], "rb") as file:
    gpx = gpxpy.parse(file)
moving = gpx.get_moving_data()
climbed = gpx.get_uphill_downhill()
print(f"Distance {gpx.length_2d() / 1000:.2f} km")
print(f"Duration {gpx.get_duration():.0f} s, moving {moving.moving_time:.0f} s")
print(f"Ascent {climbed.uphill:.0f} m, descent {climbed.downhill:.0f} m")
print(f"Box {gpx.get_bounds()}")
print(f"Points {gpx.get_points_no()}")
