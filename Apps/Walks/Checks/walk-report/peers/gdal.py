"""Reads the points of a GPX file with GDAL, and prints their distance: gdal.py FILE"""

import sys

import numpy
import pyogrio

_, _, geometry, fields = pyogrio.raw.read(sys.argv[1], layer="track_points", columns=["ele", "time"])
# A point as WKB is a byte order, a type, and two or three numbers.
width = len(geometry[0])
numbers = numpy.frombuffer(b"".join(geometry), numpy.uint8).reshape(-1, width)[:, 5:]
points = numpy.radians(numpy.ascontiguousarray(numbers).view("<f8")[:, :2])
(east, north), (d_east, d_north) = points.T, numpy.diff(points, axis=0).T
squares = numpy.sin(d_north / 2) ** 2 + numpy.cos(north[:-1]) * numpy.cos(north[1:]) * numpy.sin(d_east / 2) ** 2
print(f"Distance {2 * 6371.0088 * numpy.arcsin(numpy.sqrt(squares)).sum():.2f} km")
print(f"Points {len(points)}, of them with elevation {numpy.isfinite(fields[0]).sum()}")
